import type { Option } from './field';
import type { Answers, Form } from './form';

/**
 * Returns the English labels of the required questions whose preset was sent unchanged (requirements § 4.4). An optional
 * question is left out, since nobody had to answer it.
 */
export function leftAsPreset<F extends Form>(form: F, answers: Answers<F>): readonly string[] {
  return Object.entries(form).flatMap(([key, { english, preset, optional }]) => {
    if (english === undefined || optional) return [];
    return (answers[key] as Option).label === preset ? [english] : [];
  });
}
