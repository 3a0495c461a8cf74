import { intakeForm, intakeHref, paths, servedStatesSentence, site } from '@lawyers/domain';
import { createVisitor } from '../visitor/form-fixtures';
import { findLawyer } from '../visitor/hero';
import { onlyMessageOf, requestsOf } from '../visitor/inbox';
import { expectTypedAnswers, field, fillIntake, mailForm, send } from '../visitor/mail-form';
import { hydrate, openHydrated } from '../visitor/open';
import { confirmedReference, errorSummary } from '../visitor/outcome';
import { presetReference } from '../visitor/preset-reference';
import { expect, test } from '../visitor/test';

const zipLabel = intakeForm.zipCode.label;
const refusal = 'We cannot pass on an inquiry from Washington State';

test('a state that is not served is said before anything is typed, and nothing is sent from there', async ({
  page,
}) => {
  const visitor = createVisitor();
  const ref = await presetReference(page);
  await openHydrated(page, paths.home);
  await findLawyer(page, 'Partner Violence', '98101');
  await expect(page).toHaveURL(intakeHref('Partner Violence', '98101'));
  await hydrate(page);
  const form = mailForm(page);
  const notice = form.getByRole('note');
  await expect(notice.getByRole('heading')).toHaveText(`${refusal}.`);
  await expect(form.getByRole('status').filter({ hasText: refusal })).toHaveCount(1);
  await expect(notice.locator('a[href="https://www.lawhelp.org/"]')).toBeVisible();
  await expect(notice.locator('a[href^="https://www.americanbar.org/"]')).toBeVisible();
  await notice.locator('a[href="#help-now"]').click();
  await expect(page.getByRole('region', { name: 'Help now' })).toBeInViewport();

  await fillIntake(page, visitor);
  await send(page);
  const summary = errorSummary(page);
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('link')).toHaveText([refusal]);
  await summary.getByRole('link').click();
  await expect(field(page, zipLabel)).toBeFocused();
  await expect(field(page, zipLabel)).toHaveAccessibleDescription(refusal);
  await expectTypedAnswers(page, intakeForm, visitor);
  expect(await requestsOf(ref)).toEqual([]);

  await field(page, zipLabel).fill('97201');
  await expect(notice).toHaveCount(0);
  await send(page);
  expect(await confirmedReference(page)).toBe(ref);
  expect((await onlyMessageOf(ref)).parameters).toMatchObject({
    zipCode: '97201',
    state: 'Oregon',
    accidentId: 'Partner Violence',
  });
});

test('a typed zip code is judged with its fifth digit, without losing the focus', async ({
  page,
}) => {
  await openHydrated(page, intakeHref('Partner Violence'));
  const zip = field(page, zipLabel);
  const notice = mailForm(page).getByRole('note');
  await zip.pressSequentially('8910');
  await expect(notice).toHaveCount(0);
  await zip.press('1');
  await expect(notice).toContainText('We cannot pass on an inquiry from Nevada.');
  await expect(zip).toBeFocused();
  await zip.press('Backspace');
  await expect(notice).toHaveCount(0);
});

for (const [zipCode, state] of [
  ['00901', 'Puerto Rico'],
  ['09012', 'Armed Forces Europe'],
  ['06390', 'New York'],
  ['83414', 'Wyoming'],
  ['00000', ''],
] as const) {
  test(`the zip code ${zipCode} is accepted, and the mail names "${state}"`, async ({ page }) => {
    await openHydrated(page, intakeHref('Partner Violence', zipCode));
    await expect(mailForm(page).getByText(`ZIP ${zipCode}`)).toBeVisible();
    await expect(mailForm(page).getByRole('note')).toHaveCount(0);
    await fillIntake(page, createVisitor());
    await send(page);
    const { parameters } = await onlyMessageOf(await confirmedReference(page));
    expect(parameters).toMatchObject({ zipCode, state });
  });
}

test('the states that are not served stand beside the button of both forms, and in Terms', async ({
  page,
}) => {
  for (const path of [paths.home, paths.contact, paths.intake]) {
    await page.goto(path);
    await expect(mailForm(page).getByText(servedStatesSentence(), { exact: true })).toBeVisible();
  }
  await page.goto(paths.terms);
  await expect(page.getByText(servedStatesSentence())).toBeVisible();
  expect(site.statesServed).not.toContain('Nevada');
});

test('a visitor who taps the zip code field before hydration keeps focus and keys', async ({
  page,
}) => {
  await page.goto(intakeHref('Partner Violence'));
  const zip = field(page, zipLabel);
  await zip.focus();
  await zip.evaluate((input) => Object.assign(window, { early: input }));
  await page.keyboard.type('60');
  await hydrate(page);
  expect(await zip.evaluate((input) => input === Reflect.get(window, 'early'))).toBe(true);
  await expect(zip).toBeFocused();
  await page.keyboard.type('601');
  await expect(zip).toHaveValue('60601');
  await expect(field(page, intakeForm.accidentId.label)).toHaveValue('Partner Violence');
});
