import type { Page } from '@playwright/test';
import {
  injuries,
  injuryIssue,
  intakeForm,
  injuryIntakeForm,
  intakeHref,
  messages,
  paths,
} from '@lawyers/domain';
import { openWithDelayedScripts } from '../visitor/delayed-scripts';
import { createVisitor } from '../visitor/form-fixtures';
import { onlyMessageOf } from '../visitor/inbox';
import { field, fillIntake, mailForm, send } from '../visitor/mail-form';
import { hydrate, openHydrated } from '../visitor/open';
import { confirmedReference, errorSummary } from '../visitor/outcome';
import { otherScripts } from '../visitor/page-script';
import { expect, test } from '../visitor/test';

// Nothing is sent that nobody answered: an early answer is kept or asked for again, and no issue stands before it is chosen.

const issue = (page: Page) => field(page, intakeForm.accidentId.label);
const stay = (page: Page) => mailForm(page).locator('[name="stay"]');
const zipCode = (page: Page) => field(page, intakeForm.zipCode.label);

/** Chooses "Broken bones" among the injuries, whose value two options of each group have. */
async function chooseBrokenBones(page: Page): Promise<void> {
  const option = stay(page).locator(`optgroup[label="${injuryIssue.label}"] option`).nth(3);
  await expect(option).toHaveText(injuries[3]!.label);
  await stay(page).selectOption(await option.elementHandle());
}

test('an injury chosen before hydration makes the issue an accident or injury', async ({
  page,
}) => {
  const visitor = createVisitor();
  const release = await openWithDelayedScripts(page, paths.intake);
  await chooseBrokenBones(page);
  release();
  await hydrate(page);
  await expect(issue(page)).toHaveValue(injuryIssue.name);
  await zipCode(page).fill('90210');
  await fillIntake(page, visitor);
  await send(page);
  const { parameters } = await onlyMessageOf(await confirmedReference(page));
  expect(parameters).toMatchObject({
    accidentId: injuryIssue.name,
    stay: 'Broken Bones',
    stay_label: 'Broken bones',
    left_as_preset: 'Period, Medical, Fault, Signup',
  });
});

test('an answer chosen before hydration that does not fit the issue of the address is asked for again', async ({
  page,
}) => {
  const release = await openWithDelayedScripts(page, intakeHref('Partner Violence', '90210'));
  await chooseBrokenBones(page);
  release();
  await hydrate(page);
  await expect(page.getByText('Partner Violence · ZIP 90210')).toBeVisible();
  await expect(stay(page)).toHaveValue('');
  await fillIntake(page, createVisitor());
  await send(page);
  await expect(errorSummary(page).getByRole('link')).toHaveText([
    messages.required(intakeForm.stay.label),
  ]);
});

for (const [what, address] of [
  ['no issue', paths.intake],
  ['an unknown issue', `${paths.intake}?accidentId=Slip+and+Fall&zipCode=90210`],
] as const) {
  test(`with ${what} in the address none is chosen, and the form is not sent`, async ({ page }) => {
    await openHydrated(page, address);
    await expect(issue(page)).toHaveValue('');
    await zipCode(page).fill('90210');
    await fillIntake(page, createVisitor());
    await send(page);
    const missing = errorSummary(page).getByRole('link');
    await expect(missing).toHaveText([messages.required(intakeForm.accidentId.label)]);
    await missing.click();
    await expect(issue(page)).toBeFocused();
  });
}

test('an issue with white space around it in the address is the issue', async ({ page }) => {
  await openHydrated(page, `${paths.intake}?accidentId=+Partner%20Violence%20&zipCode=90210`);
  await expect(page.getByText('Partner Violence · ZIP 90210')).toBeVisible();
});

test('a page whose page script is lost does not send an issue that nobody chose', async ({
  page,
}) => {
  let posts = 0;
  page.on('request', (request) => (posts += Number(request.method() === 'POST')));
  await page.route('**/*.js', (route) => route.abort());
  await page.goto(intakeHref('Partner Violence', '02139'));
  await expect(issue(page)).toHaveValue('');
  await zipCode(page).fill('02139');
  await fillIntake(page, createVisitor());
  await send(page);
  await expect(issue(page)).toBeFocused();
  expect(posts).toBe(0);
});

test('the first scripts fill in issue and zip code of the address before anything is hydrated', async ({
  page,
}) => {
  const address = intakeHref('Partner Violence', '90210');
  await openWithDelayedScripts(page, address, await otherScripts(page));
  await expect(issue(page)).toHaveValue('Partner Violence');
  await expect(zipCode(page)).toHaveValue('90210');
});

test('changing the issue asks again for an answer that the new words do not have', async ({
  page,
}) => {
  await openHydrated(page, intakeHref(injuryIssue.name));
  await stay(page).selectOption({ label: injuries[3]!.label });
  await issue(page).selectOption('Partner Violence');
  await expect(field(page, intakeForm.stay.label)).toHaveValue('');
  await issue(page).selectOption(injuryIssue.name);
  await expect(field(page, injuryIntakeForm.stay.label)).toHaveValue('');
});
