import type { Option } from './field';
import type { Answers, Form } from './form';

/**
 * Returns the English labels of the questions whose preset was sent unchanged (requirements § 4.4). Presets with an
 * empty value, such as "Not answered", are left out.
 */
export function leftAsPreset<F extends Form>(form: F, answers: Answers<F>): readonly string[] {
  return Object.entries(form).flatMap(([key, { english, initial }]) => {
    if (english === undefined) return [];
    const { label, value } = answers[key] as Option;
    return label === initial && value !== '' ? [english] : [];
  });
}
