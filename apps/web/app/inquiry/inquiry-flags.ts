import type { InquiryFlag } from '@lawyers/mail';
import { hiddenQuestion } from './hidden-question';

/** Nobody reads the page and fills in the form in less (in milliseconds). */
const fastestPerson = 3_000;

/**
 * Signs that a program has filled in the form. They only mark the mail: browsers fill in hidden fields too, and a
 * lead must never be dropped. `openFor` is how long the page has been there, in milliseconds.
 */
export function inquiryFlags(form: HTMLFormElement, openFor: number): readonly InquiryFlag[] {
  const hidden = form.elements.namedItem(hiddenQuestion);
  const filled = hidden instanceof HTMLInputElement && hidden.value !== '';
  return [
    ...(filled ? (['hidden-field'] as const) : []),
    ...(openFor < fastestPerson ? (['too-fast'] as const) : []),
  ];
}
