import * as fc from 'fast-check';
import { checkbox, choice, email, tel, text, textarea, ticked, zip, type Field } from './field';
import { defineForm } from './form';
import { withEnglish } from './language';
import { errorsOf, sampleAnswers } from './sample-answers';

const form = defineForm({
  name: text('Name'),
  email: email('Email'),
  phone: tel('Phone'),
  story: textarea('Story'),
  note: text('Note', { optional: true }),
  other: email('Other', { optional: true }),
  consent: checkbox('I agree'),
});

test.each(['name', 'phone'] as const)('line breaks in %s become spaces', (key) => {
  const typed = 'Ann\r\nBcc: victim@example.net\u2028x\u0085y\n';
  expect(sampleAnswers(form, { [key]: typed })[key]).toBe('Ann Bcc: victim@example.net x y');
});

test('a story keeps its line breaks, and white space around it is removed', () => {
  expect(sampleAnswers(form, { story: '\r\n a\r\n\r\nb ' }).story).toBe('a\n\nb');
});

test('an email address is cleaned, and its domain is sent in ASCII', () => {
  const answers = sampleAnswers(form, { email: ' \tana@pe\u00f1a.example\r\n' });
  expect(answers.email).toBe('ana@xn--pea-8ma.example');
});

test.each([
  ...['ann', 'ann@', '@example.com', 'ann@example', 'first.last@localhost', 'ann@example.'],
  ...['ann@.com', 'ann@exa mple.com', 'an n@example.com', 'ann@@example.com', 'a@b@example.com'],
  ...['ann@example..com', 'ann@-example.com', '<script>@example.com', 'mailto:ann@example.com'],
  ...['ann@example.com, ben@example.com', 'ann@example.com;ben@example.com'],
  ...['ann@example.com ben@example.com', 'ann@example.com\r\nBcc: victim@example.net'],
  ...['Ann <ann@example.com>', 'ann@example.com?bcc=victim@example.net'],
  ...['ann@peña', 'ann@peña..example', 'ann@peña.example/x', 'ann@／peña.example'],
])('%j is no email address, also where none is required', (typed) => {
  expect(errorsOf(form, { email: typed, other: typed })).toEqual([
    { key: 'email', message: 'Email is not a valid email!' },
    { key: 'other', message: 'Other is not a valid email!' },
  ]);
});

test('what a browser without JavaScript lets pass is at least what the rules accept', () => {
  const around = fc.string({
    unit: fc.constantFrom(...' \u00a0\u00ad\u200b\u202e\u2069\ufeff'),
    maxLength: 3,
  });
  const zipCode = fc.stringMatching(/^[0-9]{5}$/);
  // Browsers compile the attribute `pattern` like this, with the flag `v` and anchored at both ends (HTML standard).
  const passes = ({ pattern }: Field, typed: string) =>
    new RegExp(`^(?:${pattern})$`, 'v').test(typed);
  fc.assert(
    fc.property(around, fc.emailAddress(), zipCode, around, (before, address, code, after) => {
      const typed = { email: before + address + after, zip: before + code + after };
      expect(errorsOf(patterns, typed)).toEqual([]);
      expect(passes(patterns.email, typed.email)).toBe(true);
      expect(passes(patterns.zip, typed.zip)).toBe(true);
    }),
  );
  for (const typed of ['', 'ann', 'ann@example']) expect(passes(patterns.email, typed)).toBe(false);
  for (const typed of ['', '9021', '902101', '90 210']) {
    expect(passes(patterns.zip, typed)).toBe(false);
  }
});

const patterns = defineForm({ email: email('Email'), zip: zip('Zip', 'No zip code') });

test('a text needs a visible character if it is required, and otherwise becomes empty', () => {
  const characters = fc.constantFrom(...' \t\r\n\u0000\u00a0\u2003\u200b\u202e\u3164\u2800\ufeff');
  fc.assert(
    fc.property(fc.string({ unit: characters }), (typed) => {
      expect(errorsOf(form, { name: typed, email: typed, phone: typed, story: typed })).toEqual([
        { key: 'name', message: 'Name is required!' },
        { key: 'email', message: 'Email is required!' },
        { key: 'phone', message: 'Phone is required!' },
        { key: 'story', message: 'Story is required!' },
      ]);
      expect(sampleAnswers(form, { note: typed, other: typed })).toMatchObject({
        note: '',
        other: '',
      });
    }),
  );
});

test.each([
  ['name', 'x', 'Name must be between 1 and 200 characters'],
  ['email', '@example.com', 'Email must be between 1 and 254 characters'],
  ['phone', '5', 'Phone must be between 1 and 100 characters'],
  ['story', 'x', 'Story must be between 1 and 10000 characters'],
  // The limit counts UTF-16 code units, as `maxlength` in browsers does: an emoji has two.
  ['story', '🙂', 'Story must be between 1 and 10000 characters'],
  ['note', 'x', 'Note must be between 0 and 200 characters'],
] as const)('%s accepts its maximum length and rejects one character more', (key, end, message) => {
  const fits = end.padStart(form[key].maxLength ?? 0, '7');
  // White space around a text is removed before its length is checked.
  expect(sampleAnswers(form, { [key]: ` ${fits}\r\n` })[key]).toBe(fits);
  expect(errorsOf(form, { [key]: `7${fits}` })).toEqual([{ key, message }]);
});

test('a text that breaks several rules has one error', () => {
  const message = 'Email must be between 1 and 254 characters';
  expect(errorsOf(form, { email: 'not an email '.repeat(30) })).toEqual([
    { key: 'email', message },
  ]);
});

test.each<[unknown, string | undefined]>([
  [' 90210 ', undefined],
  ['10001', 'Not there'],
  ...['9021', '', undefined, null, 90210].map((typed): [unknown, string] => [typed, 'Not a zip']),
])('a zip code must be one, and may be refused: %j', (typed, message) => {
  const refusal = (zipCode: string) => (zipCode === '10001' ? 'Not there' : undefined);
  const question = { zip: zip('Zip code', 'Not a zip', refusal) };
  expect(errorsOf(question, { zip: typed })).toEqual(message ? [{ key: 'zip', message }] : []);
});

test('an agreement is true only for the value of a checked checkbox, and no value is an error', () => {
  const consent = (typed: unknown) => sampleAnswers(form, { consent: typed }).consent;
  expect(consent(ticked)).toBe(true);
  for (const typed of [undefined, null, '', 'no', 'on', 'YES', ' yes', true, 1, ['yes'], {}])
    expect(consent(typed)).toBe(false);
});

const period = withEnglish({ en: 'Period', es: 'Período' });
const options = [{ label: 'Now', value: 'now' }] as const;

test('a choice without a preset has no answer until one is chosen', () => {
  const question = { period: choice(period, options) };
  expect(question.period.preset).toBe('');
  const error = { key: 'period', message: 'Period is required!' };
  expect(errorsOf(question, { period: question.period.preset })).toEqual([error]);
  expect(sampleAnswers(question, { period: 'Now' })).toEqual({ period: options[0] });
});

test('a choice without Spanish, or with a preset that no option has, does not compile', () => {
  // @ts-expect-error A text without its English.
  expect(choice('Period', options, { presetValue: 'now' }).english).toBeUndefined();
  // @ts-expect-error The Spanish column is missing.
  expect(withEnglish({ en: 'Period' }).english).toBe('Period');
  // @ts-expect-error An option without a label of its own.
  expect(choice(period, ['Now']).options).toEqual(['Now']);
  // @ts-expect-error No option has this value.
  expect(choice(period, options, { presetValue: 'Never' }).preset).toBe('');
});
