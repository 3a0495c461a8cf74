import type { Form, RawAnswers } from '@lawyers/domain';

/** What a visitor wrote, as text to be taken elsewhere: one line for each question, the reference first. */
export function inquiryText(form: Form, written: RawAnswers, inquiryRef: string): string {
  const lines = Object.entries(form).map(([key, { label }]) => `${label}: ${written[key] ?? ''}`);
  return [`Reference: ${inquiryRef}`, ...lines].join('\n');
}
