import {
  intakeForm,
  intakeHref,
  messages,
  paths,
  placeOfZipCode,
  servedStatesSentence,
  stateInSentence,
  t,
  unservedStateOf,
} from '@lawyers/domain';
import { servedZip, unservedZip } from '@lawyers/domain/sample-answers';
import { expectNoEnglish } from '../checks/english';
import { createVisitor } from '../visitor/form-fixtures';
import { findLawyer } from '../visitor/hero';
import { onlyMessageOf, requestsOf } from '../visitor/inbox';
import { field, fillIntake, mailForm, send, sendButton } from '../visitor/mail-form';
import { hydrate, openHydrated } from '../visitor/open';
import { confirmedReference, errorSummary } from '../visitor/outcome';
import { presetReference } from '../visitor/preset-reference';
import { expect, test } from '../visitor/test';

test('a state that is not served is said before anything is typed, and nothing is sent from there', async ({
  page,
}) => {
  // The operator may serve every state.
  test.skip(!unservedZip, 'Every state is served.');
  const zipCode = unservedZip!;
  const refusal = messages.unservedState(stateInSentence(unservedStateOf(zipCode)!));
  const ref = await presetReference(page);
  await openHydrated(page, paths.home);
  await findLawyer(page, 'Partner Violence', zipCode);
  await expect(page).toHaveURL(intakeHref('Partner Violence', zipCode));
  await hydrate(page);
  const notice = mailForm(page).getByRole('note');
  await expect(notice.getByRole('heading')).toHaveText(`${refusal}.`);
  await expectNoEnglish(page);
  await notice.locator('a[href="#help-now"]').click();
  await expect(page.locator('#help-now')).toBeInViewport();
  await expect(field(page, intakeForm.user.label)).toBeHidden();
  await expect(sendButton(page)).toBeHidden();
  const zip = field(page, intakeForm.zipCode.label);
  await page.getByRole('button', { name: t({ en: 'Change', es: 'Cambiar' }) }).click();
  await zip.press('Enter');
  await expect(errorSummary(page).getByRole('link', { name: refusal })).toBeVisible();
  expect(await requestsOf(ref)).toEqual([]);
  await zip.fill(servedZip);
  await expect(notice).toHaveCount(0);
  await fillIntake(page, createVisitor());
  await send(page);
  expect(await confirmedReference(page)).toBe(ref);
  const { parameters } = await onlyMessageOf(ref);
  expect(parameters).toMatchObject({ zipCode: servedZip, state: placeOfZipCode(servedZip) });
});

test('the states that are not served stand beside the button of both forms, and in Terms', async ({
  page,
}) => {
  test.skip(!unservedZip, 'Every state is served.');
  for (const path of [paths.home, paths.contact, paths.intake]) {
    await page.goto(path);
    await expect(mailForm(page).getByText(servedStatesSentence(), { exact: true })).toBeVisible();
  }
  await page.goto(paths.terms);
  await expect(page.getByText(servedStatesSentence())).toBeVisible();
});
