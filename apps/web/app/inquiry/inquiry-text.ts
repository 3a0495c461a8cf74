import { ticked, type Form, type RawAnswers } from '@lawyers/domain';

/**
 * What a visitor wrote, as text to be taken elsewhere: one line for each question, the reference first. A consent
 * that was not given is left out, since its label alone would read as one that was.
 */
export function inquiryText(form: Form, written: RawAnswers, inquiryRef: string): string {
  const lines = Object.entries(form)
    .filter(([key, { kind }]) => kind !== 'agreement' || written[key] === ticked)
    .map(([key, { label }]) => `${label}: ${written[key] ?? ''}`);
  return [`Reference: ${inquiryRef}`, ...lines].join('\n');
}
