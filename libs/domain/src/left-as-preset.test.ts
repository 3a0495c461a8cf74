import { contactForm } from './contact-form';
import { answersOf, filledIntake, filledContact } from './form.testing';
import { intakeForm } from './intake-form';
import { leftAsPreset } from './left-as-preset';

const presets = {
  accidentId: 'Sex Assault',
  period: 'Less than 1 Year',
  stay: 'Violated',
  medical: 'Yes',
  fault: 'Yes',
  signup: 'Yes',
};

test('leftAsPreset returns the labels of unchanged presets, in the order of the form', () => {
  const answers = answersOf(intakeForm, { ...filledIntake, ...presets });
  expect(leftAsPreset(intakeForm, answers)).toEqual([
    'Issue',
    'Period',
    'Primary type of injustice',
    'Medical',
    'Fault',
    'Signup',
  ]);
});

test.each([
  ['accidentId', 'Partner Violence', 'Issue'],
  ['period', 'Less than 3 Year', 'Period'],
  ['stay', 'Mental Abuse, with headaches', 'Primary type of injustice'],
  ['medical', 'No', 'Medical'],
  ['fault', 'No', 'Fault'],
  ['signup', 'No', 'Signup'],
])('leftAsPreset omits %s when the answer is %s', (key, label, question) => {
  const answers = answersOf(intakeForm, { ...filledIntake, ...presets, [key]: label });
  expect(leftAsPreset(intakeForm, answers)).toHaveLength(5);
  expect(leftAsPreset(intakeForm, answers)).not.toContain(question);
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
