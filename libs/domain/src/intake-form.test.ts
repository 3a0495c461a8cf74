import { callConsent } from './consent';
import { answersOf, errorsOf, filledIntake, tableOf } from './form.testing';
import { intakeForm } from './intake-form';

const yesOrNo = [
  { label: 'Yes', value: 'Yes' },
  { label: 'No', value: 'No' },
];
const stay = (label: string, value: string) => ({ label, english: label, value });
const safeContact = [{ label: 'Not answered', value: '' }, ...yesOrNo];

// The questions of requirements § 3.4. One that is missing here is checked by `workspace/requirements.test.ts` alone.
const rows = [
  ['accidentId', 'select', 'Issue', 'Sex Assault', 'accidentId'],
  ['zipCode', 'zip', 'Zip code', '', 'zipCode'],
  ['user', 'text', 'Full name', '', 'from_name'],
  ['email', 'email', 'Email', '', 'email'],
  ['phone_number', 'tel', 'Phone number', '', 'phone_number'],
  ['period', 'select', 'Period', 'Less than 1 Year', 'period'],
  ['stay', 'select', 'Primary type of injustice', 'Violated', 'stay'],
  ['medical', 'radio', 'Medical', 'Yes', 'medical'],
  ['fault', 'radio', 'Fault', 'Yes', 'fault'],
  ['signup', 'radio', 'Signup', 'Yes', 'signup'],
  ['message', 'textarea', 'Message', '', 'message'],
  ['preferred_name', 'text', 'Name to use', '', 'preferred_name'],
  ['safe_hours', 'text', 'Safe times', '', 'safe_hours'],
  ['safe_voicemail', 'select', 'May we leave a voicemail?', 'Not answered', 'safe_voicemail'],
  ['safe_caller', 'select', 'May we say who is calling?', 'Not answered', 'safe_caller'],
  ['answer_language', 'select', 'Preferred language', 'English', 'answer_language'],
  ['consent_calls', 'checkbox', callConsent.text, '', 'consent_calls'],
] as const;

test('the intake form has the specified rows, types, labels, presets, and input names', () => {
  expect(
    tableOf(
      intakeForm,
      rows.map(([key]) => key),
    ),
  ).toEqual(rows);
});

test.each([
  ['period', 'Less than 1 Year'],
  ['medical', 'Yes'],
  ['fault', 'Yes'],
  ['signup', 'Yes'],
  ['stay', 'Back or Neck Pain'],
  ['safe_voicemail', ''],
  ['safe_caller', ''],
  ['answer_language', 'English'],
] as const)('the preset of %s is sent as %j', (key, value) => {
  const answers = answersOf(intakeForm, {
    ...filledIntake,
    [key]: intakeForm[key].preset,
  });
  expect(answers[key].value).toBe(value);
});

test.each([
  [
    'period',
    [
      { label: 'Less than 1 Year', value: 'Less than 1 Year' },
      { label: 'Less than 2 Year', value: 'Less than 2 Year' },
      { label: 'Less than 3 Year', value: 'Less than 3 Year' },
    ],
  ],
  ['medical', yesOrNo],
  ['fault', yesOrNo],
  ['signup', yesOrNo],
  [
    'stay',
    [
      stay('Violated', 'Back or Neck Pain'),
      stay('Mental Abuse, with headaches', 'Headaches'),
      stay('Mental Abuse and violence, with cuts or bruises', 'Cuts and Bruises'),
      stay('Mental Abuse and violence, with broken bones', 'Broken Bones'),
      stay('Other', 'Broken Bones'),
    ],
  ],
  ['safe_voicemail', safeContact],
  ['safe_caller', safeContact],
  [
    'answer_language',
    [
      { label: 'English', value: 'English' },
      { label: 'Spanish', value: 'Spanish' },
    ],
  ],
] as const)('%s offers the options of the requirements and accepts each one', (key, rows) => {
  expect(intakeForm[key].options).toEqual(rows);
  for (const row of rows) {
    expect(answersOf(intakeForm, { ...filledIntake, [key]: row.label })[key]).toEqual(row);
  }
});

test('the message box has the specified placeholder', () => {
  expect(intakeForm.message.placeholder).toBe('Briefly describe your case');
});

test('the intake form allows autofill for name, e-mail, phone number, and zip code, but not for safe times', () => {
  expect(intakeForm.user.autoComplete).toBe('name');
  expect(intakeForm.email.autoComplete).toBe('email');
  expect(intakeForm.phone_number.autoComplete).toBe('tel');
  expect(intakeForm.zipCode.autoComplete).toBe('postal-code');
  expect(intakeForm.safe_hours.autoComplete).toBeUndefined();
});

test('an empty intake form gets the message of every required row', () => {
  expect(errorsOf(intakeForm, {})).toEqual([
    { key: 'accidentId', message: 'Issue is required!' },
    { key: 'zipCode', message: 'Please input valid Zip Code' },
    { key: 'user', message: 'Full name is required!' },
    { key: 'email', message: 'Email is required!' },
    { key: 'phone_number', message: 'Phone number is required!' },
    { key: 'period', message: 'Period is required!' },
    { key: 'stay', message: 'Primary type of injustice is required!' },
    { key: 'medical', message: 'Medical is required!' },
    { key: 'fault', message: 'Fault is required!' },
    { key: 'signup', message: 'Signup is required!' },
    { key: 'message', message: 'Message is required!' },
  ]);
});

test('a complete intake form yields one answer for each row', () => {
  const answers = answersOf(intakeForm, filledIntake);
  expect(Object.keys(answers)).toEqual(Object.keys(intakeForm));
  expect(answers).toMatchObject({
    user: 'Ann Example',
    zipCode: '90210',
    message: 'Please call in the morning.',
    preferred_name: 'Annie',
    accidentId: { label: 'Digital Sex Abuse', value: 'Digital Sex Abuse' },
    period: { label: 'Less than 2 Year', value: 'Less than 2 Year' },
    medical: { label: 'No', value: 'No' },
    fault: { label: 'Yes', value: 'Yes' },
    signup: { label: 'No', value: 'No' },
    stay: { label: 'Other', english: 'Other', value: 'Broken Bones' },
    safe_voicemail: { label: 'No', value: 'No' },
    safe_caller: { label: 'Yes', value: 'Yes' },
    consent_calls: true,
  });
});

test.each(['9021', '902101', '９０２１０', 'abcde', '90210-1234'])(
  'the intake form rejects the zip code %s with the message of the hero',
  (zipCode) => {
    expect(errorsOf(intakeForm, { ...filledIntake, zipCode })).toEqual([
      { key: 'zipCode', message: 'Please input valid Zip Code' },
    ]);
  },
);

test.each([
  ['98101', 'Washington State'],
  ['89501', 'Nevada'],
])('the intake form refuses the zip code %s, since %s is not served', (zipCode, state) => {
  expect(errorsOf(intakeForm, { ...filledIntake, zipCode })).toEqual([
    { key: 'zipCode', message: `We cannot pass on an inquiry from ${state}` },
  ]);
});

test.each(['00901', '96910', '09012', '00000', '83414', '06390'])(
  'the intake form accepts the zip code %s of a territory, the military, or nobody',
  (zipCode) => {
    expect(answersOf(intakeForm, { ...filledIntake, zipCode }).zipCode).toBe(zipCode);
  },
);

test('the intake form drops white space around the zip code', () => {
  expect(answersOf(intakeForm, { ...filledIntake, zipCode: ' 90210 ' }).zipCode).toBe('90210');
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
