import { t } from './language';

/** The options of a question that is answered with Yes or No. */
export const yesOrNo = [
  { label: t({ en: 'Yes', es: 'Sí' }), value: 'Yes' },
  { label: t({ en: 'No', es: 'No' }), value: 'No' },
] as const;
