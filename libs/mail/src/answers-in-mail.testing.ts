import * as fc from 'fast-check';
import {
  inputName,
  parseForm,
  type Answers,
  type Form,
  type Option,
  type FormValues,
} from '@lawyers/domain';
import { arbitraryFormValues } from './arbitrary-form-values.testing';
import type { Mail } from './mail';

/**
 * For tests: whatever is typed into a form, each answer arrives unchanged under the name of its input, besides what
 * `otherParameters` expects.
 */
export function expectAnswersInMail<F extends Form>(
  form: F,
  compose: (answers: Answers<F>) => Mail,
  otherParameters: (answers: Answers<F>, values: FormValues) => Mail['parameters'],
): void {
  fc.assert(
    fc.property(arbitraryFormValues(form), (values) => {
      const parsed = parseForm(form, values);
      if (!parsed.ok) throw new Error(JSON.stringify(parsed.errors));
      const { answers } = parsed;
      const sent = Object.entries(form).map(([key, field]) => [
        inputName(key, field),
        wireValueOf(answers[key]),
      ]);
      expect(compose(answers).parameters).toMatchObject({
        ...Object.fromEntries(sent),
        ...otherParameters(answers, values),
      });
    }),
  );
}

/** The value that the mail should contain for an answer. */
function wireValueOf(answer: unknown): string {
  if (typeof answer === 'boolean') return answer ? 'yes' : 'no';
  return typeof answer === 'string' ? answer : (answer as Option).value;
}
