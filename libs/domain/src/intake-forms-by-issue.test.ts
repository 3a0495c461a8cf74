import { intakeForm, stays } from './intake-form';
import {
  injuries,
  injuryIntakeForm,
  intakeFormFor,
  intakeFormForEveryIssue,
} from './intake-forms-by-issue';
import { issueNames } from './issue-types';
import { errorsOf, sampleAnswers } from './sample-answers';

test('the form for an injury asks for the type of injury, and has the same questions otherwise', () => {
  expect(Object.keys(injuryIntakeForm)).toEqual(Object.keys(intakeForm));
  expect(injuryIntakeForm.stay.label).toBe('Primary type of injury');
  expect(injuryIntakeForm.stay.preset).toBe('Back or neck pain');
});

test.each([
  ['period', ['question', 'hint']],
  ['medical', ['question', 'hint']],
  ['fault', ['question', 'hint']],
  ['message', ['hint']],
] as const)('the form for an injury words %s for an injury: %j', (key, texts) => {
  const [injury, abuse] = [injuryIntakeForm[key], intakeForm[key]];
  for (const text of texts) expect(injury[text]).not.toBe(abuse[text]);
  const same = Object.fromEntries(texts.map((text) => [text, abuse[text]]));
  expect({ ...injury, ...same }).toEqual(abuse);
});

test('the form for an injury accepts its own answers only', () => {
  for (const injury of injuries)
    expect(sampleAnswers(injuryIntakeForm, { stay: injury.label }).stay).toEqual(injury);
  expect(errorsOf(injuryIntakeForm, { stay: 'Violated' })).toEqual([
    { key: 'stay', message: 'Primary type of injury is required!' },
  ]);
});

test('only an accident or injury has the form for it', () => {
  expect(issueNames.filter((name) => intakeFormFor(name) === injuryIntakeForm)).toEqual([
    'Accident or Injury',
  ]);
  expect(intakeFormFor(undefined)).toBe(intakeForm);
});

test('before the issue is known, both groups of answers can be chosen and are accepted', () => {
  for (const answer of [...stays, ...injuries])
    expect(sampleAnswers(intakeFormForEveryIssue, { stay: answer.label }).stay).toMatchObject({
      english: expect.any(String),
      value: answer.value,
    });
  expect(intakeFormForEveryIssue.stay.preset).toBe('Violated');
  expect(intakeFormForEveryIssue.stay.options?.map(({ group, label }) => [group, label])).toEqual([
    ...stays.map(({ label }) => ['Abuse', label]),
    ...injuries.map(({ label }) => ['Accident or injury', label]),
  ]);
});
