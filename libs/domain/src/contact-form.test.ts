import { callConsent } from './consent';
import { contactForm } from './contact-form';
import { answersOf, errorsOf, filledContact, tableOf } from './form.testing';
import { issueNames } from './issue-types';

// The questions of requirements § 3.6. Further ones may stand between them.
const rows = [
  ['user', 'line', 'Name', '', 'from_name'],
  ['email', 'email', 'Email', '', 'email'],
  ['phone_number', 'phone', 'Phone number', '', 'phone_number'],
  ['accident_type', 'select', 'Issue', 'Sex Assault', 'accidentId'],
  ['message', 'longText', 'Message', '', 'message'],
  ['consent_calls', 'agreement', callConsent.text, '', 'consent_calls'],
] as const;

test('the rows, kinds, labels, first values and input names are those of the contact form', () => {
  expect(
    tableOf(
      contactForm,
      rows.map(([key]) => key),
    ),
  ).toEqual(rows);
});

test('the issue is one of the issue types', () => {
  expect(contactForm.accident_type.options).toEqual(
    issueNames.map((name) => ({ label: name, value: name })),
  );
});

test('the browser can fill in name, e-mail and phone number', () => {
  expect(contactForm.user.autoComplete).toBe('name');
  expect(contactForm.email.autoComplete).toBe('email');
  expect(contactForm.phone_number.autoComplete).toBe('tel');
});

test('an empty form gets the required message of every row that must be answered', () => {
  expect(errorsOf(contactForm, {})).toEqual([
    { key: 'user', message: 'Name is required!' },
    { key: 'email', message: 'Email is required!' },
    { key: 'phone_number', message: 'Phone number is required!' },
    { key: 'accident_type', message: 'Issue is required!' },
    { key: 'message', message: 'Message is required!' },
  ]);
});

test('a filled form gives one answer for each row', () => {
  const answers = answersOf(contactForm, filledContact);
  expect(Object.keys(answers)).toEqual(Object.keys(contactForm));
  expect(answers).toMatchObject({
    user: 'Ann Example',
    message: 'Please call in the morning.',
    accident_type: { label: 'Partner Violence', value: 'Partner Violence' },
    consent_calls: true,
  });
});

test('a form left at its first values asks only for what has to be typed', () => {
  const initial = Object.entries(contactForm).map(([key, field]) => [key, field.initial]);
  expect(errorsOf(contactForm, Object.fromEntries(initial)).map(({ key }) => key)).toEqual([
    'user',
    'email',
    'phone_number',
    'message',
  ]);
});
