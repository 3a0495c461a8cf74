import { t, ticked, type Form, type FormValues } from '@lawyers/domain';

/**
 * A form's values as plain text, for the clipboard: the reference, then one line for each question. Omits a consent
 * that was not given, since its label alone would read as given.
 */
export function inquiryText(form: Form, values: FormValues, inquiryRef: string): string {
  const lines = Object.entries(form)
    .filter(([key, { type }]) => type !== 'checkbox' || values[key] === ticked)
    .map(
      ([key, { label, type }]) => `${label}: ${type === 'checkbox' ? yes : (values[key] ?? '')}`,
    );
  return [`${reference}: ${inquiryRef}`, ...lines].join('\n');
}

const reference = t({ en: 'Reference', es: 'Número de referencia' });

const yes = t({ en: 'yes', es: 'sí' });
