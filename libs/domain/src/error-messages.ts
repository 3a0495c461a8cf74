import { t } from './language';

/** The message templates of the forms (requirements § 3.2). */
export const errorMessages = {
  required: t({
    en: (label: string) => `${label} is required!`,
    es: (label: string) => `Por favor, complete “${label}”.`,
  }),
  email: t({
    en: (label: string) => `${label} is not a valid email!`,
    es: (label: string) => `Por favor, revise “${label}”: no es un correo electrónico válido.`,
  }),
  /**
   * Used by no question, because phone numbers are never checked. It is here because requirements § 3.2 specifies it,
   * and a test compares all messages with that section (`workspace/requirements.test.ts`).
   */
  number: t({
    en: (label: string) => `${label} is not a valid phone number!`,
    es: (label: string) => `Por favor, revise “${label}”: no es un número de teléfono válido.`,
  }),
  range: t({
    en: (label: string, min: number | string, max: number | string) =>
      `${label} must be between ${min} and ${max}`,
    es: (label: string, min: number | string, max: number | string) =>
      `“${label}” debe tener entre ${min} y ${max}.`,
  }),
  /** For a zip code in a state that the operator does not serve (requirements § 3.12). */
  unservedState: t({
    en: (state: string) => `We cannot pass on an inquiry from ${state}`,
    es: (state: string) =>
      `No atendemos en ${state}, así que no podemos pasarle su mensaje a un abogado`,
  }),
} as const;

/** The upper limit of a text's length in the message `range`. */
export const characters = t({
  en: (max: number) => `${max} characters`,
  es: (max: number) => `${max} caracteres`,
});

/** The error at the zip code field, and the text of the toast in the hero (requirements § 3.3). */
export const invalidZipMessage = t({
  en: 'Please input valid Zip Code',
  es: 'Por favor, escriba un código postal válido de cinco números.',
});
