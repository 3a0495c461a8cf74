import * as fc from 'fast-check';
import { contactForm } from './contact-form';
import { choice, email, ticked } from './field';
import { defineForm } from './form';
import { answersOf, errorsOf, filledIntake, filledContact } from './form.testing';
import { intakeForm } from './intake-form';
import { withEnglish } from './language';

test.each(['user', 'phone_number'] as const)('line breaks in %s become spaces', (key) => {
  const typed = 'Ann\r\nBcc: victim@example.net\u2028x\u0085y\n';
  expect(answersOf(contactForm, { ...filledContact, [key]: typed })[key]).toBe(
    'Ann Bcc: victim@example.net x y',
  );
});

test.each([
  ['white space around it is removed', ' \tann@example.com\r\n', 'ann@example.com'],
  [
    'a domain outside of ASCII is sent in ASCII',
    'ana@pe\u00f1a.example',
    'ana@xn--pea-8ma.example',
  ],
])('an e-mail address: %s', (_what, email, sent) => {
  expect(answersOf(contactForm, { ...filledContact, email }).email).toBe(sent);
  expect(answersOf(intakeForm, { ...filledIntake, email }).email).toBe(sent);
});

test.each([
  ...[
    'ann',
    'ann@',
    '@example.com',
    'ann@example',
    'first.last@localhost',
    'ann@example.',
    'ann@.com',
  ],
  ...['ann@exa mple.com', 'an n@example.com', 'ann@@example.com', 'a@b@example.com'],
  ...['ann@example..com', 'ann@-example.com', '<script>@example.com', 'mailto:ann@example.com'],
  ...['ann@example.com, ben@example.com', 'ann@example.com;ben@example.com'],
  ...['ann@example.com ben@example.com', 'ann@example.com\r\nBcc: victim@example.net'],
  ...['Ann <ann@example.com>', 'ann@example.com?bcc=victim@example.net'],
  ...['ann@peña', 'ann@peña..example', 'ann@peña.example/x', 'ann@／peña.example'],
])('both forms reject the e-mail address %j', (email) => {
  const error = { key: 'email', message: 'Email is not a valid email!' };
  expect(errorsOf(contactForm, { ...filledContact, email })).toEqual([error]);
  expect(errorsOf(intakeForm, { ...filledIntake, email })).toEqual([error]);
});

test.each(['user', 'email', 'phone_number', 'message'] as const)(
  '%s is required and rejects white space and invisible characters',
  (key) => {
    const characters = fc.constantFrom(
      ...' \t\r\n\u0000\u00a0\u2003\u200b\u202e\u3164\u2800\ufeff',
    );
    fc.assert(
      fc.property(fc.array(characters), (typed) => {
        expect(errorsOf(intakeForm, { ...filledIntake, [key]: typed.join('') })).toEqual([
          { key, message: `${intakeForm[key].label} is required!` },
        ]);
      }),
    );
  },
);

test('an optional answer of invisible characters becomes empty', () => {
  const answers = answersOf(intakeForm, { ...filledIntake, preferred_name: '\u200b\u2060' });
  expect(answers.preferred_name).toBe('');
});

test.each([
  ['user', 'x', 'Full name must be between 1 and 200 characters'],
  ['email', '@example.com', 'Email must be between 1 and 254 characters'],
  ['phone_number', '5', 'Phone number must be between 1 and 100 characters'],
  ['message', 'x', 'Message must be between 1 and 10000 characters'],
  ['preferred_name', 'x', 'Name to use must be between 0 and 200 characters'],
  ['safe_hours', 'x', 'Safe times must be between 0 and 200 characters'],
] as const)('%s accepts its maximum length and rejects one character more', (key, end, message) => {
  const longest = intakeForm[key].maxLength ?? 0;
  const fits = end.padStart(longest, '7');
  expect(answersOf(intakeForm, { ...filledIntake, [key]: fits })[key]).toBe(fits);
  expect(errorsOf(intakeForm, { ...filledIntake, [key]: `7${fits}` })).toEqual([{ key, message }]);
});

test('the length excludes surrounding white space', () => {
  const message = `\r\n${'x'.repeat(10_000)}\r\n`;
  expect(answersOf(contactForm, { ...filledContact, message }).message).toHaveLength(10_000);
});

test('an emoji counts as two code units, as in browsers', () => {
  const longest = '🙂'.repeat(5000);
  expect(errorsOf(contactForm, { ...filledContact, message: longest })).toEqual([]);
  expect(errorsOf(contactForm, { ...filledContact, message: `${longest}x` })).toEqual([
    { key: 'message', message: 'Message must be between 1 and 10000 characters' },
  ]);
});

const period = withEnglish({ en: 'Period', es: 'Período' });

test('choice throws when no option has the presetValue', () => {
  const options = [{ label: 'Now', value: 'now' }] as const;
  // @ts-expect-error No option has this value.
  expect(() => choice(period, options, { presetValue: 'Never' })).toThrow(
    'No option of "Period" has the presetValue "Never". Use the value of one of its options.',
  );
});

test('a choice without a preset has no answer until one is chosen', () => {
  const form = defineForm({ period: choice(period, [{ label: 'Now', value: 'now' }]) });
  expect(form.period.preset).toBe('');
  expect(errorsOf(form, { period: form.period.preset })).toEqual([
    { key: 'period', message: 'Period is required!' },
  ]);
  expect(answersOf(form, { period: 'Now' })).toEqual({ period: { label: 'Now', value: 'now' } });
});

test('a choice without Spanish does not compile', () => {
  // @ts-expect-error A text without its English.
  expect(choice('Period', [{ label: 'Now', value: 'now' }], { presetValue: 'now' }).english).toBe(
    undefined,
  );
  // @ts-expect-error The Spanish column is missing.
  expect(withEnglish({ en: 'Period' }).english).toBe('Period');
  // @ts-expect-error An option without a label of its own.
  expect(() => choice(period, ['Now'], { presetValue: 'Now' })).toThrow(
    'has the presetValue "Now"',
  );
});

test('an agreement is true only for the value of a checked checkbox, and no value is an error', () => {
  const consent = (typed: unknown) =>
    answersOf(contactForm, { ...filledContact, consent_calls: typed }).consent_calls;
  expect(consent(ticked)).toBe(true);
  for (const typed of [undefined, null, '', 'no', 'on', 'YES', ' yes', true, 1, ['yes'], {}]) {
    expect(consent(typed)).toBe(false);
  }
});

test('an optional email may be empty but not invalid', () => {
  const form = defineForm({ field: email('Email', { optional: true }) });
  for (const nothing of [undefined, '', ' ', '\u200b'])
    expect(errorsOf(form, { field: nothing })).toEqual([]);
  const error = { key: 'field', message: 'Email is not a valid email!' };
  expect(errorsOf(form, { field: 'ann.example.com' })).toEqual([error]);
});
