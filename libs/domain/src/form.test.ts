import * as fc from 'fast-check';
import { contactForm } from './contact-form';
import { parseForm, type Form, leftAsPreset } from './form';
import { answersOf, errorsOf, filledIntake, filledContact } from './form.testing';
import { intakeForm } from './intake-form';

const forms: readonly (readonly [string, Form, { readonly [key: string]: string }])[] = [
  ['contact', contactForm, filledContact],
  ['intake', intakeForm, filledIntake],
];

test('parseForm returns errors in the order of the rows', () => {
  const { user, ...rest } = filledIntake;
  const reversed = { ...rest, message: ' ', email: 'ann@', zipCode: '1', user };
  expect(errorsOf(intakeForm, Object.fromEntries(Object.entries(reversed).reverse()))).toEqual([
    { key: 'zipCode', message: 'Please input valid Zip Code' },
    { key: 'email', message: 'Email is not a valid email!' },
    { key: 'message', message: 'Message is required!' },
  ]);
});

test('parseForm returns one error for a row that breaks several rules', () => {
  const email = ' '.repeat(300) + 'not an email '.repeat(30);
  expect(errorsOf(contactForm, { ...filledContact, email })).toEqual([
    { key: 'email', message: 'Email must be between 1 and 254 characters' },
  ]);
});

test.each(forms)(
  'parseForm ignores inherited properties for the %s form',
  (_name, form, filled) => {
    const inherited = Object.create(filled) as typeof filled;
    expect(parseForm(form, inherited)).toEqual(parseForm(form, {}));
  },
);

test('parseForm drops keys that are no rows of the form', () => {
  const raw = JSON.parse(
    '{"__proto__":{"user":"x"},"constructor":"x","recipient":"x@example.net"}',
  );
  const answers = answersOf(contactForm, { ...filledContact, ...raw });
  expect(Object.keys(answers)).toEqual(Object.keys(contactForm));
  expect(Object.getPrototypeOf(answers)).toBe(Object.prototype);
});

const choices = forms.flatMap(([name, form, filled]) =>
  Object.entries(form).flatMap(([key, { label, options }]) =>
    options ? [{ name, form, filled, key, label, option: options.at(-1) }] : [],
  ),
);

test.each(choices)('$key of the $name form rejects values that it does not offer', (choice) => {
  const { form, filled, key, label, option } = choice;
  const offered = option?.label ?? '';
  const rejected: unknown[] = [
    '0',
    '__proto__',
    'constructor',
    'length',
    offered.toLowerCase(),
    offered.toUpperCase(),
    `${offered} `,
    [offered],
    ...(option?.value === offered ? [] : [option?.value]),
    option,
    1,
    ...(form[key]?.optional ? [] : ['', null, undefined]),
  ];
  for (const value of rejected) {
    expect(errorsOf(form, { ...filled, [key]: value })).toEqual([
      { key, message: `${label} is required!` },
    ]);
  }
});

test.each(forms)(
  'parseForm returns only specified messages for any input of the %s form',
  (_name, form, filled) => {
    const keys = Object.keys(form);
    const anything = fc.oneof(
      fc.anything(),
      fc.string(),
      fc.constantFrom(...Object.values(filled)),
    );
    fc.assert(
      fc.property(fc.array(anything, { minLength: keys.length, maxLength: keys.length }), (raw) => {
        const answers = Object.fromEntries(keys.map((key, index) => [key, raw[index]]));
        const parsed = parseForm(form, answers);
        if (parsed.ok) {
          expect(Object.keys(parsed.answers)).toEqual(keys);
          return;
        }
        const keysWithErrors = parsed.errors.map(({ key }) => key);
        expect(keysWithErrors).toEqual(keys.filter((key) => keysWithErrors.includes(key)));
        for (const { key, message } of parsed.errors) {
          const { label, maxLength, optional } = form[key]!;
          expect([
            `${label} is required!`,
            `${label} is not a valid email!`,
            `${label} must be between ${optional ? 0 : 1} and ${maxLength} characters`,
            'Please input valid Zip Code',
          ]).toContain(message);
        }
      }),
    );
  },
);

const keys = ['period', 'stay', 'medical', 'fault', 'signup'] as const;
const presets = Object.fromEntries(keys.map((key) => [key, intakeForm[key].preset]));

test('leftAsPreset returns the labels of unchanged presets, in the order of the form', () => {
  const answers = answersOf(intakeForm, { ...filledIntake, ...presets });
  expect(leftAsPreset(intakeForm, answers)).toEqual([
    'Period',
    'Primary type of injustice',
    'Medical',
    'Fault',
    'Signup',
  ]);
});

test.each(keys)('leftAsPreset omits %s when another answer is given', (key) => {
  const other = intakeForm[key].options?.at(-1)?.label;
  const answers = answersOf(intakeForm, { ...filledIntake, ...presets, [key]: other });
  expect(leftAsPreset(intakeForm, answers)).toHaveLength(4);
  expect(leftAsPreset(intakeForm, answers)).not.toContain(intakeForm[key].label);
});

test('leftAsPreset omits optional questions', () => {
  const answers = answersOf(intakeForm, {
    ...filledIntake,
    safe_voicemail: 'Not answered',
    safe_caller: 'Not answered',
    answer_language: 'English',
  });
  expect(leftAsPreset(intakeForm, answers).join()).not.toMatch(/voicemail|calling|language/);
});

test('leftAsPreset returns the issue of the contact form when it is unchanged', () => {
  const chosen = (accident_type: string) =>
    leftAsPreset(contactForm, answersOf(contactForm, { ...filledContact, accident_type }));
  expect(chosen('Sex Assault')).toEqual(['Issue']);
  expect(chosen('Digital Sex Abuse')).toEqual([]);
});
