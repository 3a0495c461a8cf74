import { contactForm, type Form } from '@lawyers/domain';
import { onlyAnswers, questionGroups } from './question-groups';

test('a question with a single option is not asked, and its answer is sent', () => {
  const { user, answer_language, accident_type } = contactForm;
  const options = answer_language.options!.slice(0, 1);
  const form: Form = { user, answer_language: { ...answer_language, options }, accident_type };

  const asked = questionGroups(form, {}).flatMap(({ fields }) => fields.map(({ key }) => key));
  expect(asked).toEqual(['user', 'accident_type']);
  expect(onlyAnswers(form)).toEqual([['answer_language', 'English']]);
});
