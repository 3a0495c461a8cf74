import { intakeForm, intakeHref } from '@lawyers/domain';
import { expectReadable } from '../checks/mail-body';
import { intakeMailParameters, parameterDifferences } from '../visitor/expected-mail';
import { createVisitor } from '../visitor/form-fixtures';
import { onlyMessageOf } from '../visitor/inbox';
import { answer, field, fillIntake, send } from '../visitor/mail-form';
import { openHydrated } from '../visitor/open';
import { confirmedReference } from '../visitor/outcome';
import { mailboxOf, sandboxSite } from '../visitor/sandbox-site';
import { expect, test } from '../visitor/test';

const start = intakeHref('Partner Violence', '90210');

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
