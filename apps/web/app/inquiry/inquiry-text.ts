import { useSyncExternalStore } from 'react';
import { t, ticked, type Form, type FormValues } from '@lawyers/domain';
import { readForm } from '../form/read-form';

/**
 * Returns the current values of the form with this id as text, or an empty string if the page has no such form. Renders
 * the component again when an `input` event of the form changes them.
 */
export function useInquiryText(id: string, form: Form, inquiryRef: string): string {
  const element = () => document.forms.namedItem(id);
  return useSyncExternalStore(
    (onChange) => {
      const observed = element();
      observed?.addEventListener('input', onChange);
      return () => observed?.removeEventListener('input', onChange);
    },
    () => {
      const current = element();
      return current ? inquiryText(form, readForm(current, form), inquiryRef) : '';
    },
    () => '',
  );
}

/**
 * The values of a form as plain text, for the clipboard: the reference, then a line for each question. A consent that
 * was not given is left out, since its label alone would read as consent.
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
