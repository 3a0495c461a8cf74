import type { Page } from '@playwright/test';
import { intakeForm, contactForm, intakeHref, issueNames, paths } from '@lawyers/domain';
import { createVisitor } from '../visitor/form-fixtures';
import { requestsOf } from '../visitor/inbox';
import { expectTypedAnswers, fillIntake, fillContact, send } from '../visitor/mail-form';
import { openHydrated, hydrate } from '../visitor/open';
import { confirmedReference } from '../visitor/outcome';
import { expect, test } from '../visitor/test';

const statement = 'A Top Lawyer will be in contact soon.';
const home = { name: 'Go to Home', exact: true };

async function expectSentOnce(page: Page, ref: string): Promise<void> {
  // A page that sends again does so when it has started, which a quiet network shows.
  await page.waitForLoadState('networkidle');
  expect(await requestsOf(ref)).toHaveLength(1);
}

test('the confirmation opened directly shows no reference and links home', async ({ page }) => {
  const answer = await page.goto(paths.confirm);
  expect(answer?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(statement);
  await expect(page.getByRole('main')).not.toContainText('Your reference');
  await page.getByRole('link', home).click();
  await expect(page).toHaveURL(paths.home);
});

test('after sending, the heading is focused, and Go to Home opens a home page with an empty form', async ({
  page,
}) => {
  await openHydrated(page, intakeHref('Partner Violence', '90210'));
  await fillIntake(page, createVisitor());
  await send(page);
  await confirmedReference(page);
  await expect(page.getByRole('heading', { level: 1, name: statement })).toBeFocused();
  await expect(page).toHaveTitle(/^Thank you/);
  await page.getByRole('link', home).click();
  await expect(page).toHaveURL(paths.home);
  await hydrate(page);
  await expectTypedAnswers(page, contactForm, undefined);
});

test('Back from the confirmation shows an empty intake form and sends nothing', async ({
  page,
}) => {
  const start = intakeHref('Partner Violence', '90210');
  await openHydrated(page, start);
  await fillIntake(page, createVisitor());
  await send(page);
  const ref = await confirmedReference(page);
  await page.goBack();
  await expect(page).toHaveURL(start);
  await expect(page.getByText('Partner Violence · ZIP 90210')).toBeVisible();
  await expectTypedAnswers(page, intakeForm, undefined);
  await expect(page).toHaveTitle(/^Your message/);
  await expectSentOnce(page, ref);
  await page.goForward();
  await expect(page.getByRole('heading', { level: 1, name: statement })).toBeVisible();
  await expectSentOnce(page, ref);
});

test('the confirmation keeps its reference after following the link to the help lines and Back', async ({
  page,
}) => {
  await openHydrated(page, paths.contact);
  await fillContact(page, createVisitor(), 'Sex Assault');
  await send(page);
  const ref = await confirmedReference(page);
  await page.getByRole('main').locator('a[href="#help-now"]').click();
  await expect(page).toHaveURL(`${paths.confirm}#help-now`);
  await expect(page.getByRole('main')).toContainText(ref);
  await page.goBack();
  await expect(page).toHaveURL(paths.confirm);
  await expect(page.getByRole('main')).toContainText(ref);
  await page.goBack();
  await expectTypedAnswers(page, contactForm, undefined);
});

test('a second message after Back gets a new reference', async ({ page }) => {
  await openHydrated(page, paths.contact);
  await fillContact(page, createVisitor(), 'Sex Assault');
  await send(page);
  const first = await confirmedReference(page);
  await page.goBack();
  await expectTypedAnswers(page, contactForm, undefined);
  await fillContact(page, createVisitor(), 'Sex Assault');
  await send(page);
  const second = await confirmedReference(page);
  expect(second).not.toBe(first);
  await expectSentOnce(page, first);
  await expectSentOnce(page, second);
});

test('the home page works after Back from the confirmation', async ({ page }) => {
  await openHydrated(page, paths.home);
  await fillContact(page, createVisitor(), 'Sex Assault');
  await send(page);
  const ref = await confirmedReference(page);
  await page.goBack();
  await expect(page).toHaveURL(paths.home);
  await expectTypedAnswers(page, contactForm, undefined);
  const [, second] = issueNames;
  await page.locator('label').filter({ hasText: second! }).click();
  await expect(page.locator('form').first().getByLabel('Issue', { exact: true })).toHaveValue(
    second!,
  );
  await expectSentOnce(page, ref);
});

test('reloading the confirmation discards the reference', async ({ page }) => {
  await openHydrated(page, paths.contact);
  await fillContact(page, createVisitor(), 'Sex Assault');
  await send(page);
  const ref = await confirmedReference(page);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(statement);
  await expect(page.getByRole('main')).not.toContainText(ref);
  await expectSentOnce(page, ref);
});
