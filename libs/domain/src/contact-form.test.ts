import { callConsent } from './consent';
import { contactForm } from './contact-form';
import { answersOf, errorsOf, filledContact, tableOf } from './form.testing';
import { issueLabel, issueNames } from './issue-types';

// The questions of requirements § 3.6. One that is missing here is checked by `workspace/requirements.test.ts` alone.
const rows = [
  ['user', 'text', 'Name', '', 'from_name'],
  ['email', 'email', 'Email', '', 'email'],
  ['phone_number', 'tel', 'Phone number', '', 'phone_number'],
  ['accident_type', 'select', 'Issue', 'Sex Assault', 'accidentId'],
  ['answer_language', 'select', 'Preferred language', 'English', 'answer_language'],
  ['message', 'textarea', 'Message', '', 'message'],
  ['preferred_name', 'text', 'Name to use', '', 'preferred_name'],
  ['safe_hours', 'text', 'Safe times', '', 'safe_hours'],
  ['safe_voicemail', 'select', 'May we leave a voicemail?', 'Not answered', 'safe_voicemail'],
  ['safe_caller', 'select', 'May we say who is calling?', 'Not answered', 'safe_caller'],
  ['consent_calls', 'checkbox', callConsent.text, '', 'consent_calls'],
] as const;

test('the contact form has the specified rows, types, labels, presets, and input names', () => {
  expect(
    tableOf(
      contactForm,
      rows.map(([key]) => key),
    ),
  ).toEqual(rows);
});

test('the contact form offers every issue', () => {
  expect(contactForm.accident_type.options).toEqual(
    issueNames.map((name) => ({ label: issueLabel(name), value: name })),
  );
});

test('the contact form allows autofill for name, e-mail, and phone number', () => {
  expect(contactForm.user.autoComplete).toBe('name');
  expect(contactForm.email.autoComplete).toBe('email');
  expect(contactForm.phone_number.autoComplete).toBe('tel');
});

test('an empty contact form gets the message of every required row', () => {
  expect(errorsOf(contactForm, {})).toEqual([
    { key: 'user', message: 'Name is required!' },
    { key: 'email', message: 'Email is required!' },
    { key: 'phone_number', message: 'Phone number is required!' },
    { key: 'accident_type', message: 'Issue is required!' },
    { key: 'message', message: 'Message is required!' },
  ]);
});

test('a complete contact form yields one answer for each row', () => {
  const answers = answersOf(contactForm, filledContact);
  expect(Object.keys(answers)).toEqual(Object.keys(contactForm));
  expect(answers).toMatchObject({
    user: 'Ann Example',
    message: 'Please call in the morning.',
    accident_type: { label: 'Partner Violence', value: 'Partner Violence' },
    consent_calls: true,
  });
});

test('a contact form with only its presets lacks only the typed answers', () => {
  const presets = Object.entries(contactForm).map(([key, field]) => [key, field.preset]);
  expect(errorsOf(contactForm, Object.fromEntries(presets)).map(({ key }) => key)).toEqual([
    'user',
    'email',
    'phone_number',
    'message',
  ]);
});
