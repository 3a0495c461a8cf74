/** @jest-environment node */
import * as fc from 'fast-check';
import { injuries, injuryIssue, intakeFormForEveryIssue, issueNames, stays } from '@lawyers/domain';
import { keyOf, optionOf, type OptionKey } from '../../hydration/option-key';
import { initialQuestion, isInjury, nextQuestion, type StayQuestion } from './stay-question';

const labelOf = ({ form }: StayQuestion, key: OptionKey) =>
  optionOf(form.stay.options ?? [], key)?.label;

const keyIn = ({ form }: StayQuestion, label: string): OptionKey => {
  const options = form.stay.options ?? [];
  return keyOf(
    options,
    options.find((option) => option.label === label)!,
  );
};

test('an answer that the other words have stays, and any other is asked for again', () => {
  const violated = keyIn(initialQuestion, 'Violated');
  const injury = nextQuestion(initialQuestion, injuryIssue.name, violated);
  const other = nextQuestion(injury, 'Partner Violence', keyIn(injury, 'Other'));
  expect(labelOf(other, other.answer!)).toBe('Other');
  const asked = nextQuestion(injury, 'Partner Violence', keyIn(injury, 'Broken bones'));
  expect(asked.answer).toEqual({ value: '', place: 0 });
  expect(asked.form.stay.preset).toBe('');
  // For another issue with the same options, the question still has no preset. If it had the preset again, the mail
  // would say that the visitor left the question at its preset, although they chose the answer.
  expect(nextQuestion(asked, 'Child Sex Abuse', keyIn(asked, 'Violated'))).toBe(asked);
});

test('without an issue, the question offers the options for every issue', () => {
  const injury = nextQuestion(initialQuestion, injuryIssue.name, { value: '', place: 0 });
  expect(injury.options).toEqual(injuries);
  expect(nextQuestion(injury, undefined, injury.answer!).options).toEqual([...stays, ...injuries]);
});

test('no change of the issue ever yields an answer with another meaning', () => {
  const issue = fc.constantFrom(undefined, ...issueNames);
  const choose = fc.option(fc.nat({ max: 9 }), { nil: undefined });
  fc.assert(
    fc.property(fc.array(fc.tuple(issue, choose)), (steps) => {
      let question = initialQuestion;
      let shown = keyIn(question, question.form.stay.preset);
      for (const [to, choice] of steps) {
        const options = question.form.stay.options ?? [];
        if (choice !== undefined) shown = keyIn(question, options[choice % options.length]!.label);
        const before = labelOf(question, shown);
        const wasPreset = before === question.form.stay.preset;
        const next = nextQuestion(question, to, shown);
        if (next !== question) shown = next.answer!;
        question = next;
        const after = labelOf(question, shown);
        const allowed = wasPreset ? [before, question.form.stay.preset] : [before, undefined];
        expect(allowed).toContain(after);
      }
    }),
  );
});

test('only answers of the injuries are injuries', () => {
  const keys = (intakeFormForEveryIssue.stay.options ?? []).map((option, _index, all) =>
    keyOf(all, option),
  );
  expect(keys.map(isInjury)).toEqual([...stays.map(() => false), ...injuries.map(() => true)]);
  expect(isInjury({ value: '', place: 0 })).toBe(false);
});
