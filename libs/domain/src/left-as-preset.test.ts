import { contactForm } from './contact-form';
import { answersOf, filledIntake, filledContact } from './form.testing';
import { intakeForm } from './intake-form';
import { leftAsPreset } from './left-as-preset';

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
