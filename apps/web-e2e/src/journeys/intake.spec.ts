import {
  intakeForm,
  intakeHref,
  periods,
  safeContactOptions,
  stays,
  yesOrNo,
} from '@lawyers/domain';
import { expectReadable } from '../checks/mail-body';
import { delayFirstResponse } from '../visitor/delayed-response';
import { intakeMailParameters, parameterDifferences } from '../visitor/expected-mail';
import { createVisitor } from '../visitor/form-fixtures';
import { requestsOf, onlyMessageOf } from '../visitor/inbox';
import {
  answer,
  expectTypedAnswers,
  field,
  fillIntake,
  mailForm,
  send,
} from '../visitor/mail-form';
import { openHydrated } from '../visitor/open';
import { confirmedReference, sendingStatus } from '../visitor/outcome';
import { presetReference } from '../visitor/preset-reference';
import { mailboxOf, sandboxSite } from '../visitor/sandbox-site';
import { expect, test } from '../visitor/test';

const start = intakeHref('Partner Violence', '90210');
const questions = [intakeForm.medical.label, intakeForm.fault.label, intakeForm.signup.label];

test('questions, options, and defaults match the requirements', async ({ page }) => {
  await openHydrated(page, start);
  await expectTypedAnswers(page, intakeForm, undefined);
  await expect(field(page, intakeForm.message.label)).toHaveAttribute(
    'placeholder',
    'Briefly describe your case',
  );

  const period = field(page, intakeForm.period.label);
  await expect(period).toHaveValue('Less than 1 Year');
  await expect(period.getByRole('option')).toHaveText(periods.map(({ label }) => label));

  const stay = field(page, intakeForm.stay.label);
  await expect(stay).toHaveValue('Back or Neck Pain');
  await expect(stay.getByRole('option')).toHaveText(stays.map(({ label }) => label));
  expect(
    await stay
      .getByRole('option')
      .evaluateAll((options: HTMLOptionElement[]) => options.map(({ value }) => value)),
  ).toEqual(['Back or Neck Pain', 'Headaches', 'Cuts and Bruises', 'Broken Bones', 'Broken Bones']);

  for (const key of ['safe_voicemail', 'safe_caller'] as const) {
    const select = field(page, intakeForm[key].label);
    await expect(select).toHaveValue('');
    await expect(select.getByRole('option')).toHaveText(
      safeContactOptions.map(({ label }) => label),
    );
  }
  await expect(field(page, intakeForm.answer_language.label)).toHaveValue('English');
  await expect(field(page, intakeForm.preferred_name.label)).toHaveValue('');
  await expect(field(page, intakeForm.safe_hours.label)).toHaveValue('');
  await expect(field(page, intakeForm.consent_calls.label)).not.toBeChecked();

  for (const question of questions) {
    const group = mailForm(page).getByRole('group', { name: question, exact: true });
    await expect(group.getByRole('radio')).toHaveCount(yesOrNo.length);
    await expect(answer(page, question, 'Yes')).toBeChecked();
    await expect(answer(page, question, 'No')).not.toBeChecked();
  }
});

test('the mail holds every answer unchanged', async ({ page }) => {
  const visitor = {
    ...createVisitor(),
    user: 'Zoë O’Brien-Núñez 李',
    phone_number: '+1 (202) 555-0123 #4, after 5',
    message: 'First line.\n\nThird line, with ümlauts, 😀 and "quotes".',
  };
  await openHydrated(page, start);
  await fillIntake(page, visitor);
  await field(page, intakeForm.period.label).selectOption('Less than 3 Year');
  await field(page, intakeForm.stay.label).selectOption({
    label: 'Mental Abuse and violence, with cuts or bruises',
  });
  await answer(page, 'Medical', 'No').check();
  await answer(page, 'Signup', 'No').check();
  await field(page, intakeForm.preferred_name.label).fill('Zo');
  await field(page, intakeForm.safe_hours.label).fill('Weekdays, 10 to 11');
  await field(page, intakeForm.safe_voicemail.label).selectOption('No');
  await field(page, intakeForm.safe_caller.label).selectOption('Yes');
  await field(page, intakeForm.consent_calls.label).check();
  const before = Date.now();
  await send(page);

  const ref = await confirmedReference(page);
  const mail = await onlyMessageOf(ref);
  const expected = intakeMailParameters(visitor, ref, {
    period: 'Less than 3 Year',
    stay: 'Cuts and Bruises',
    stay_label: 'Mental Abuse and violence, with cuts or bruises',
    medical: 'No',
    signup: 'No',
    preferred_name: 'Zo',
    safe_hours: 'Weekdays, 10 to 11',
    safe_voicemail: 'No',
    safe_caller: 'Yes',
    consent_calls: 'yes',
    left_as_preset: 'Fault',
  });
  expect(parameterDifferences(mail.parameters, expected)).toEqual([]);
  expect(mail.templateId).toBe(sandboxSite.intakeTemplate);
  expect(mail.inquiryRef).toBe(ref);
  expect(mail.to.map(({ address }) => address)).toEqual([mailboxOf('intake')]);
  expect([...mail.cc, ...mail.bcc]).toEqual([]);
  expect(mail.replyTo.map(({ address }) => address)).toEqual([visitor.email]);
  expect(mail.subject).toContain(ref);
  const time = Date.parse(String(mail.parameters['sent_at']));
  expect(time).toBeGreaterThanOrEqual(before);
  expect(time).toBeLessThanOrEqual(Date.now());
  await expectReadable(page, mail, Object.values(mail.parameters).map(String));
});

test('a spinner covers the page and hides the form while sending, and a double click plus Enter sends one mail', async ({
  page,
}) => {
  const ref = await presetReference(page);
  const respond = await delayFirstResponse(page);
  await openHydrated(page, start);
  await fillIntake(page, createVisitor());
  await mailForm(page).evaluate((form: HTMLFormElement) => {
    form.requestSubmit();
    form.requestSubmit();
    form.querySelector<HTMLButtonElement>('button[type="submit"]')?.click();
  });
  const spinner = sendingStatus(page);
  await expect(spinner).toBeFocused();
  await expect(page.getByRole('textbox')).toHaveCount(0);
  expect(await spinner.boundingBox()).toEqual({ x: 0, y: 0, ...page.viewportSize() });
  respond();
  expect(await confirmedReference(page)).toBe(ref);
  await expect(spinner).toHaveCount(0);
  await onlyMessageOf(ref);
  expect(await requestsOf(ref)).toHaveLength(1);
});

test('a filled honeypot flags the mail and does not block it', async ({ page }) => {
  await page.clock.install();
  await openHydrated(page, start);
  await page.clock.fastForward(3100);
  await fillIntake(page, createVisitor());
  await send(page);
  const slow = await onlyMessageOf(await confirmedReference(page));
  expect(slow.parameters['flag']).toBe('');

  await openHydrated(page, start);
  await fillIntake(page, createVisitor());
  // The honeypot: people cannot see or reach it, bots fill it in.
  await mailForm(page)
    .locator('input[tabindex="-1"]')
    .evaluate((input: HTMLInputElement) => (input.value = 'https://spam.example.com'));
  await send(page);
  const quick = await onlyMessageOf(await confirmedReference(page));
  expect(quick.parameters['flag']).toContain('hidden-field');
  expect(JSON.stringify(quick.parameters)).not.toContain('spam.example.com');
});
