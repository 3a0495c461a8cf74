import { callConsent } from './consent';
import { contactForm } from './contact-form';
import { inputName } from './form';
import { answersOf, errorsOf, filledContact } from './form-fixture';

const issues = [
  'Sex Assault',
  'Child Sex Abuse',
  'Sex Exploitation',
  'Partner Violence',
  'Workplace Sex Abuse',
  'Digital Sex Abuse',
].map((name) => ({ label: name, value: name }));

test('the rows, kinds, labels, first values and input names are those of the contact form', () => {
  expect(
    Object.entries(contactForm).map(([key, field]) => [
      key,
      field.kind,
      field.label,
      field.initial,
      inputName(key, field),
    ]),
  ).toEqual([
    ['user', 'line', 'Name', '', 'from_name'],
    ['email', 'email', 'Email', '', 'email'],
    ['phone_number', 'phone', 'Phone number', '', 'phone_number'],
    ['accident_type', 'select', 'Issue', 'Sex Assault', 'accidentId'],
    ['message', 'longText', 'Message', '', 'message'],
    ['consent_calls', 'agreement', callConsent.text, '', 'consent_calls'],
  ]);
});

test('the issue is the only choice and offers the six issue types', () => {
  expect(
    Object.entries(contactForm).flatMap(([key, { options }]) => (options ? [[key, options]] : [])),
  ).toEqual([['accident_type', issues]]);
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
  expect(answersOf(contactForm, filledContact)).toEqual({
    ...filledContact,
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
