import { t } from './language';

/** The options of a question that is answered with Yes or No. */
export const yesOrNo = [
  { label: t({ en: 'Yes', es: 'Sí' }), value: 'Yes' },
  { label: t({ en: 'No', es: 'No' }), value: 'No' },
] as const;

/** The preset of an optional choice. It sends an empty value. */
export const notAnswered = {
  label: t({ en: 'Not answered', es: 'Sin responder' }),
  value: '',
} as const;
