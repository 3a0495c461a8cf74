import { answersOf, filledIntake } from './form.testing';
import { intakeForm } from './intake-form';

test('the intake form allows autofill for name, e-mail, phone number, and zip code, but not for safe times', () => {
  expect(intakeForm.user.autoComplete).toBe('name');
  expect(intakeForm.email.autoComplete).toBe('email');
  expect(intakeForm.phone_number.autoComplete).toBe('tel');
  expect(intakeForm.zipCode.autoComplete).toBe('postal-code');
  expect(intakeForm.safe_hours.autoComplete).toBeUndefined();
});

test('the questions on safe contact and consent are optional and then send empty values', () => {
  const { preferred_name, safe_hours, safe_voicemail, safe_caller, consent_calls, ...required } =
    filledIntake;
  const left = { preferred_name, safe_hours, safe_voicemail, safe_caller, consent_calls };
  const nothing = {
    preferred_name: '',
    safe_hours: '',
    safe_voicemail: { label: 'Not answered', value: '' },
    safe_caller: { label: 'Not answered', value: '' },
    consent_calls: false,
  };
  const empty = Object.fromEntries(Object.keys(left).map((key) => [key, '']));
  expect(answersOf(intakeForm, required)).toMatchObject(nothing);
  expect(answersOf(intakeForm, { ...required, ...empty })).toMatchObject(nothing);
});
