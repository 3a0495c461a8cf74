import { ticked, type Form, type FormValues } from '@lawyers/domain';

/**
 * What a visitor wrote, as text to be taken elsewhere: one line for each question, the reference first. A consent
 * that was not given is left out, since its label alone would read as one that was.
 */
export function inquiryText(form: Form, written: FormValues, inquiryRef: string): string {
  const lines = Object.entries(form)
    .filter(([key, { type }]) => type !== 'agreement' || written[key] === ticked)
    .map(([key, { label }]) => `${label}: ${written[key] ?? ''}`);
  return [`Reference: ${inquiryRef}`, ...lines].join('\n');
}
