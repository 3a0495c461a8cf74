/** @jest-environment node */
import { contactForm, intakeForm, type Field, type Form } from '@lawyers/domain';
import { contactGroups } from '../pages/contact/contact-form.island';
import { intakeLayout } from '../pages/intake/intake-form.island';
import { onlyAnswers, questionGroups } from './question-groups';

test('a question with a single option is not asked, and its answer is sent', () => {
  const { user, answer_language, accident_type } = contactForm;
  const options = answer_language.options!.slice(0, 1);
  const form: Form = { user, answer_language: { ...answer_language, options }, accident_type };

  const asked = questionGroups(form, {}).flatMap(({ fields }) => fields.map(({ key }) => key));
  expect(asked).toEqual(['user', 'accident_type']);
  expect(onlyAnswers(form)).toEqual([['answer_language', 'English']]);
});

/** False also for the preset "Not answered" of `optionalChoice`, whose value is empty. */
const hasPresetAnswer = ({ options, preset }: Field) =>
  Boolean(options ? options.find(({ label }) => label === preset)?.value : preset);

const forms = [
  ['intake', questionGroups(intakeForm, intakeLayout)],
  ['contact', contactGroups],
] as const;

test.each(forms)(
  'the first group of the %s form has no question that may stay unanswered',
  (form, [first]) => {
    const unanswered = first!.fields.filter(
      ({ field }) => field.optional && !hasPresetAnswer(field),
    );
    // A new question of a form lands in the first group, unless `shared-groups.ts` or the layout in the form's file
    // names it for another group. A question that may stay unanswered must be in one of those other groups. They are
    // below the first one, so that the questions that must be answered come first.
    expect(unanswered.map(({ key }) => `${key} is in no group of ${form}-form.island.tsx`)).toEqual(
      [],
    );
    expect(first!.fields.length).toBeGreaterThan(3);
  },
);

test.each(forms)(
  'CSS can see whether a question in a folded group of the %s form is answered',
  (_form, groups) => {
    const fields = groups.filter(({ folded }) => folded).flatMap((group) => group.fields);
    expect(fields).not.toEqual([]);
    // A radio button or checkbox would need another selector in `answered` (question-group.tsx).
    const unseen = fields.filter(({ field }) => ['radio', 'checkbox'].includes(field.type));
    expect(unseen.map(({ key }) => key)).toEqual([]);
  },
);
