import { choice, type Option } from './field';
import { t, type WithEnglish } from './language';

/** The options of a question that is answered with Yes or No. */
export const yesOrNo = [
  { label: t({ en: 'Yes', es: 'Sí' }), value: 'Yes' },
  { label: t({ en: 'No', es: 'No' }), value: 'No' },
] as const;

/** A question with options that may be left unanswered, and then sends an empty value. */
export function optionalChoice(label: WithEnglish, options: readonly Option[], hint: string) {
  const notAnswered = { label: t({ en: 'Not answered', es: 'Sin responder' }), value: '' };
  return choice(label, [notAnswered, ...options], { optional: true, hint, presetValue: '' });
}
