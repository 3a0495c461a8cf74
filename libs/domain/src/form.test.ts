import * as fc from 'fast-check';
import { contactForm } from './contact-form';
import { leftAsPreset, parseForm, sentAnswers, type Form, type FormValues } from './form';
import { intakeForm } from './intake-form';
import { injuryIntakeForm } from './intake-forms-by-issue';
import { errorsOf, sampleAnswers, sampleFormValues } from './sample-answers';

// This file tests how answers are parsed and sent, and not which questions there are. `workspace/requirements.test.ts`
// compares the questions and options of the forms with requirements § 3.4 to § 3.6, and the options for injuries with
// § 3.11.

const forms: readonly (readonly [string, Form])[] = [
  ['contact', contactForm],
  ['intake', intakeForm],
  ['injury', injuryIntakeForm],
];

test('parseForm ignores inherited properties', () => {
  const inherited = Object.create(sampleFormValues(contactForm)) as FormValues;
  expect(parseForm(contactForm, inherited)).toEqual(parseForm(contactForm, {}));
});

test('parseForm drops keys that are no rows of the form', () => {
  const raw = JSON.parse('{"__proto__":{"user":"x"},"constructor":"x","recipient":"x@x.example"}');
  const answers = sampleAnswers(contactForm, raw);
  expect(Object.keys(answers)).toEqual(Object.keys(contactForm));
  expect(Object.getPrototypeOf(answers)).toBe(Object.prototype);
});

const choices = forms.flatMap(([name, form]) =>
  Object.entries(form).flatMap(([key, field]) =>
    field.options ? [{ name, form, key, field }] : [],
  ),
);

test.each(choices)(
  '$key of the $name form rejects values that it does not offer',
  ({ form, key, field: { label, options = [], optional } }) => {
    const option = options.at(-1)!;
    const rejected: unknown[] = [
      ...['0', '__proto__', 'constructor', 'length', `${option.label} `, [option.label], option, 1],
      ...[option.label.toLowerCase(), option.label.toUpperCase()],
      ...(option.value === option.label ? [] : [option.value]),
      ...(optional ? [] : ['', null, undefined]),
    ];
    for (const value of rejected)
      expect(errorsOf(form, { [key]: value })).toEqual([{ key, message: `${label} is required!` }]);
  },
);

test.each(forms)(
  'for any input, parseForm returns at most one specified message for each row of the %s form, in order',
  (_name, form) => {
    const keys = Object.keys(form);
    const filled = fc.constantFrom(...Object.values(sampleFormValues(form)));
    const anything = fc.oneof(fc.anything(), fc.string(), filled);
    const raw = fc.record(Object.fromEntries([...keys].reverse().map((key) => [key, anything])));
    fc.assert(
      fc.property(raw, (values) => {
        const parsed = parseForm(form, values);
        if (parsed.ok) return expect(Object.keys(parsed.answers)).toEqual(keys);
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

test.each(forms)(
  'optional questions of the %s form send empty values if they are missing, empty, or left as they are',
  (_name, form) => {
    const rows = Object.entries(form).filter(([, { optional }]) => optional);
    const sent = Object.fromEntries(rows.map(([key]) => [key, '']));
    for (const value of ['missing', 'empty', 'preset']) {
      const values = rows.map(([key, { preset }]) => [key, value === 'preset' ? preset : '']);
      const raw = { ...sampleFormValues(form), ...Object.fromEntries(values) };
      if (value === 'missing') for (const [key] of rows) delete raw[key];
      const parsed = parseForm(form, raw);
      expect(parsed.ok && sentAnswers(form, parsed.answers)).toMatchObject({
        ...sent,
        answer_language: 'English',
        consent_calls: 'no',
      });
    }
  },
);

const required = ['period', 'stay', 'medical', 'fault', 'signup'] as const;

test.each(required)(
  'leftAsPreset returns the labels of required questions with an unchanged preset, in order, and not %s after a change',
  (changed) => {
    const labels = ['Period', 'Primary type of injustice', 'Medical', 'Fault', 'Signup'];
    expect(leftAsPreset(intakeForm, sampleAnswers(intakeForm))).toEqual(labels);
    const { label, options } = intakeForm[changed];
    const answers = sampleAnswers(intakeForm, { [changed]: options?.at(-1)?.label });
    expect(leftAsPreset(intakeForm, answers)).toEqual(labels.filter((one) => one !== label));
  },
);

test('leftAsPreset returns the issue of the contact form when it is unchanged', () => {
  const chosen = (accident_type: string) =>
    leftAsPreset(contactForm, sampleAnswers(contactForm, { accident_type }));
  expect([chosen('Sex Assault'), chosen('Digital Sex Abuse')]).toEqual([['Issue'], []]);
});

test('the browser may fill in these answers of the intake form, and no safe times', () => {
  const rows: Form = intakeForm;
  const filled = Object.keys(rows).filter((key) => rows[key]?.autoComplete);
  expect(filled.map((key) => rows[key]?.autoComplete)).toEqual([
    ...['postal-code', 'name', 'email', 'tel', 'nickname'],
  ]);
  expect(filled).toEqual(['zipCode', 'user', 'email', 'phone_number', 'preferred_name']);
});
