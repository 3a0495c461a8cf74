import {
  caseInquiryForm,
  intakeHref,
  messages,
  periods,
  safeContactAnswers,
  stays,
  yesOrNo,
} from '@lawyers/domain';
import { caseParameters } from './expected-mail';
import { attemptsOf, onlyMessageOf, setFault } from './inbox';
import { expect, test } from './journey';
import { knowReference } from './known-reference';
import { expectReadable } from './mail-body';
import { confirmedReference } from './reference';
import { sandboxSite } from './sandbox-site';
import {
  answer,
  aVisitor,
  expectWritten,
  field,
  fillCase,
  mailForm,
  openReady,
  send,
} from './visitor';

const start = intakeHref('Partner Violence', '90210');
const labels = {
  user: caseInquiryForm.user.label,
  email: caseInquiryForm.email.label,
  phone: caseInquiryForm.phone_number.label,
  period: caseInquiryForm.period.label,
  stay: caseInquiryForm.stay.label,
  message: caseInquiryForm.message.label,
};
const questions = [
  caseInquiryForm.medical.label,
  caseInquiryForm.fault.label,
  caseInquiryForm.signup.label,
];
const problem = { name: 'There is a problem' };

test('questions, options and first answers are the specified ones', async ({ page }) => {
  await openReady(page, start);
  await expectWritten(page, caseInquiryForm, undefined);
  await expect(field(page, labels.message)).toHaveAttribute(
    'placeholder',
    'Briefly describe your case',
  );

  const period = field(page, labels.period);
  await expect(period).toHaveValue('Less than 1 Year');
  await expect(period.getByRole('option')).toHaveText([...periods]);

  const stay = field(page, labels.stay);
  await expect(stay).toHaveValue('Back or Neck Pain');
  await expect(stay.getByRole('option')).toHaveText(stays.map(({ label }) => label));
  expect(
    await stay
      .getByRole('option')
      .evaluateAll((options: HTMLOptionElement[]) => options.map(({ value }) => value)),
  ).toEqual(['Back or Neck Pain', 'Headaches', 'Cuts and Bruises', 'Broken Bones', 'Broken Bones']);

  for (const row of ['safe_voicemail', 'safe_caller'] as const) {
    const select = field(page, caseInquiryForm[row].label);
    await expect(select).toHaveValue('');
    await expect(select.getByRole('option')).toHaveText(
      safeContactAnswers.map(({ label }) => label),
    );
  }
  await expect(field(page, caseInquiryForm.preferred_name.label)).toHaveValue('');
  await expect(field(page, caseInquiryForm.safe_hours.label)).toHaveValue('');
  await expect(field(page, caseInquiryForm.consent_calls.label)).not.toBeChecked();

  for (const question of questions) {
    const group = mailForm(page).getByRole('group', { name: question, exact: true });
    await expect(group.getByRole('radio')).toHaveCount(yesOrNo.length);
    await expect(answer(page, question, 'Yes')).toBeChecked();
    await expect(answer(page, question, 'No')).not.toBeChecked();
  }
});

test('an empty form says what is missing, and leads there', async ({ page }) => {
  await openReady(page, start);
  await send(page);
  const summary = page.getByRole('alert', problem);
  await expect(summary).toBeFocused();
  const missing = [labels.user, labels.email, labels.phone, labels.message];
  await expect(summary.getByRole('link')).toHaveText(missing.map(messages.required));
  await expect(page).toHaveTitle(/^Error: /);
  for (const label of missing) {
    const input = field(page, label);
    await expect(input).toHaveAttribute('aria-invalid', 'true');
    await expect(input).toHaveAccessibleDescription(new RegExp(`${messages.required(label)}$`));
    await summary.getByRole('link', { name: messages.required(label) }).click();
    await expect(input).toBeFocused();
    await expect(input).toBeInViewport({ ratio: 1 });
  }
  await expect(page).toHaveURL(start);
});

test('what is no e-mail address is named, and nothing is lost over it', async ({ page }) => {
  await openReady(page, start);
  for (const typed of ['ann', 'ann@', 'ann@example', 'ann example@example.com']) {
    const visitor = { ...aVisitor(), email: typed };
    await fillCase(page, visitor);
    await send(page);
    const summary = page.getByRole('alert', problem);
    await expect(summary).toBeFocused();
    await expect(summary.getByRole('link')).toHaveText([messages.email(labels.email)]);
    await expectWritten(page, caseInquiryForm, visitor);
  }
});

test('errors go when they are put right, and the message is sent', async ({ page }) => {
  const visitor = aVisitor();
  await openReady(page, start);
  await send(page);
  await expect(page.getByRole('alert', problem)).toBeVisible();
  await fillCase(page, visitor);
  await send(page);
  const ref = await confirmedReference(page);
  await expect(page).not.toHaveTitle(/Error/);
  expect((await onlyMessageOf(ref)).parameters).toEqual(caseParameters(visitor, ref));
});

test('the mail holds every answer, as it was given', async ({ page }) => {
  const visitor = {
    ...aVisitor(),
    user: 'Zoë O’Brien-Núñez 李',
    phone_number: '+1 (202) 555-0123 #4, after 5',
    message: 'First line.\n\nThird line, with ümlauts, 😀 and "quotes".',
  };
  await openReady(page, start);
  await fillCase(page, visitor);
  await field(page, labels.period).selectOption('Less than 3 Year');
  await field(page, labels.stay).selectOption({ label: 'Mental Abuse (cuts and bruises)' });
  await answer(page, 'Medical', 'No').check();
  await answer(page, 'Signup', 'No').check();
  await field(page, caseInquiryForm.preferred_name.label).fill('Zo');
  await field(page, caseInquiryForm.safe_hours.label).fill('Weekdays, 10 to 11');
  await field(page, caseInquiryForm.safe_voicemail.label).selectOption('No');
  await field(page, caseInquiryForm.safe_caller.label).selectOption('Yes');
  await field(page, caseInquiryForm.consent_calls.label).check();
  const before = Date.now();
  await send(page);

  const ref = await confirmedReference(page);
  const mail = await onlyMessageOf(ref);
  const expected = {
    ...caseParameters(visitor, ref),
    period: 'Less than 3 Year',
    stay: 'Cuts and Bruises',
    stay_label: 'Mental Abuse (cuts and bruises)',
    medical: 'No',
    signup: 'No',
    preferred_name: 'Zo',
    safe_hours: 'Weekdays, 10 to 11',
    safe_voicemail: 'No',
    safe_caller: 'Yes',
    consent_calls: 'yes',
  };
  expect(mail.parameters).toEqual(expected);
  expect(mail.templateId).toBe(sandboxSite.intakeTemplate);
  expect(mail.inquiryRef).toBe(ref);
  expect(mail.to.map(({ address }) => address)).toEqual([sandboxSite.intakeRecipient]);
  expect([...mail.cc, ...mail.bcc]).toEqual([]);
  expect(mail.replyTo.map(({ address }) => address)).toEqual([visitor.email]);
  expect(mail.subject).toContain(ref);
  const time = Date.parse(String(mail.parameters['consent_time']));
  expect(time).toBeGreaterThanOrEqual(before);
  expect(time).toBeLessThanOrEqual(Date.now());
  await expectReadable(page, mail, Object.values(mail.parameters).map(String));
});

for (const { label, value } of stays) {
  test(`"${label}" is sent as ${value}, together with its label`, async ({ page }) => {
    await openReady(page, start);
    await fillCase(page, aVisitor());
    await field(page, labels.stay).selectOption({ label });
    await send(page);
    const { parameters } = await onlyMessageOf(await confirmedReference(page));
    expect(parameters).toMatchObject({ stay: value, stay_label: label });
  });
}

const hostile = [
  '<script>document.title = "owned"</script>',
  '<img src=x onerror="document.title = \'owned\'"> {{email}} {{{message}}}',
  '.',
  'Bcc: someone@example.com',
  '</p></body></html>',
].join('\n');

test('script and markup arrive as they were typed, and do nothing', async ({ page }) => {
  const visitor = {
    ...aVisitor(),
    user: '<b>Ann</b> {{message}} <script>document.title = "owned"</script>',
    message: hostile,
  };
  await openReady(page, start);
  await fillCase(page, visitor);
  await send(page);
  const ref = await confirmedReference(page);
  const mail = await onlyMessageOf(ref);
  expect(mail.parameters).toEqual(caseParameters(visitor, ref));
  expect(mail.to).toHaveLength(1);
  expect([...mail.cc, ...mail.bcc]).toEqual([]);
  await expectReadable(page, mail, [visitor.user, visitor.message]);
  await expect(page).not.toHaveTitle('owned');
});

test('a message of 6 KB arrives whole', async ({ page }) => {
  const paragraph = 'It happened at work, 3 times – «never again» 😢👩‍👩‍👧. '.repeat(6).trim();
  const message = Array.from({ length: 18 }, (_, index) => `${index + 1}. ${paragraph}`).join(
    '\n\n',
  );
  expect(Buffer.byteLength(message)).toBeGreaterThan(6 * 1024);
  const visitor = { ...aVisitor(), message };
  await openReady(page, start);
  await fillCase(page, visitor);
  await send(page);
  const mail = await onlyMessageOf(await confirmedReference(page));
  expect(mail.parameters['message']).toBe(message);
  await expectReadable(page, mail, [message]);
});

test('one character too many gives an error, and the longest message is still sent', async ({
  page,
}) => {
  const visitor = { ...aVisitor(), message: 'x'.repeat(10_001) };
  await openReady(page, start);
  await fillCase(page, visitor);
  await send(page);
  const summary = page.getByRole('alert', problem);
  await expect(summary.getByRole('link')).toHaveText([
    messages.range(labels.message, 1, '10000 characters'),
  ]);
  await expectWritten(page, caseInquiryForm, visitor);
  await field(page, labels.message).press('Control+End');
  await page.keyboard.press('Backspace');
  await send(page);
  const mail = await onlyMessageOf(await confirmedReference(page));
  expect(mail.parameters['message']).toBe('x'.repeat(10_000));
});

test('while it is sent a spinner covers the page, and one mail comes of many clicks', async ({
  page,
}) => {
  const ref = await knowReference(page);
  await setFault({ kind: 'latency', ms: 1500, ref });
  await openReady(page, start);
  await fillCase(page, aVisitor());
  const button = mailForm(page).getByRole('button', { name: 'Send', exact: true });
  await button.dblclick();
  const spinner = page.getByRole('status').filter({ hasText: 'Sending Message...' });
  await expect(spinner).toBeVisible();
  expect(await spinner.boundingBox()).toEqual({ x: 0, y: 0, ...page.viewportSize() });
  expect(await confirmedReference(page)).toBe(ref);
  await expect(spinner).toHaveCount(0);
  await onlyMessageOf(ref);
  expect(await attemptsOf(ref)).toHaveLength(1);
});

test('signs of a program only mark the mail', async ({ page }) => {
  await page.clock.install();
  await openReady(page, start);
  await page.clock.fastForward(3100);
  await fillCase(page, aVisitor());
  await send(page);
  const slow = await onlyMessageOf(await confirmedReference(page));
  expect(slow.parameters['flag']).toBe('');

  await page.clock.setFixedTime(Date.now());
  await openReady(page, start);
  await fillCase(page, aVisitor());
  // What a person can neither see nor reach, and a program fills in.
  await mailForm(page)
    .locator('input[tabindex="-1"]')
    .evaluate((input: HTMLInputElement) => (input.value = 'https://spam.example.com'));
  await send(page);
  const quick = await onlyMessageOf(await confirmedReference(page));
  expect(quick.parameters['flag']).toContain('hidden-field');
  expect(JSON.stringify(quick.parameters)).not.toContain('spam.example.com');
});
