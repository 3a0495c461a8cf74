import { contactForm, intakeForm, intakeHref, paths } from '@lawyers/domain';
import { createVisitor } from '../visitor/form-fixtures';
import { requestsOf } from '../visitor/inbox';
import { expectTypedAnswers, fillIntake, send } from '../visitor/mail-form';
import { hydrate, openHydrated } from '../visitor/open';
import { confirmedReference } from '../visitor/outcome';
import { expect, test } from '../visitor/test';

const statement = 'A Top Lawyer will be in contact soon.';
const home = { name: 'Go to Home', exact: true };

test('the confirmation opened directly shows no reference', async ({ page }) => {
  const answer = await page.goto(paths.confirm);
  expect(answer?.status()).toBe(200);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(main).not.toContainText(statement);
  await expect(main).not.toContainText('Your reference');
});

test('after sending, Back shows an empty form and sends nothing, and Go to Home opens an empty form', async ({
  page,
}) => {
  const start = intakeHref('Partner Violence', '90210');
  await openHydrated(page, start);
  await fillIntake(page, createVisitor());
  await send(page);
  const ref = await confirmedReference(page);
  const heading = page.getByRole('heading', { level: 1, name: statement });
  await expect(heading).toBeFocused();
  await expect(page).toHaveTitle(/^Thank you/);
  await page.goBack();
  await expect(page).toHaveURL(start);
  await hydrate(page);
  await expectTypedAnswers(page, intakeForm, undefined);
  await expect(page).toHaveTitle(/^Your message/);
  // No longer knows that a message was sent, so it promises nothing.
  await page.goForward();
  await expect(page).toHaveURL(paths.confirm);
  await expect(heading).toBeHidden();
  await page.getByRole('link', home).click();
  await expect(page).toHaveURL(paths.home);
  await hydrate(page);
  await expectTypedAnswers(page, contactForm, undefined);
  // Each page has started, and would have sent again by now.
  expect(await requestsOf(ref)).toHaveLength(1);
});
