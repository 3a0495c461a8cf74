import type { Option } from './field';
import type { Answers, Form } from './form';

/**
 * The labels of the questions whose preset answer was sent as it stood (requirements § 4.4). A choice that sends nothing,
 * such as "Not answered", states nothing either and is left out.
 */
export function leftAsPreset<F extends Form>(form: F, answers: Answers<F>): readonly string[] {
  return Object.entries(form)
    .filter(([key, { options, initial }]) => {
      if (!options) return false;
      const { label, value } = answers[key] as Option;
      return label === initial && value !== '';
    })
    .map(([, { label }]) => label);
}
