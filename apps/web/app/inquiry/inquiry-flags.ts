import type { InquiryFlag } from '@lawyers/mail';
import { hiddenQuestion } from './honeypot';

/** A person who pastes a prepared message can be this fast (in milliseconds), but not without using the page. */
const fastestReader = 3_000;

export type Visit = {
  /** How long the page has been open, in milliseconds. */
  readonly openFor: number;
  /** Whether the browser has seen a person press a key, a button or the screen. */
  readonly used: boolean;
};

/**
 * Signs that a program has filled in the form. They only mark the mail: browsers fill in hidden fields too, and a
 * lead must never be dropped.
 */
export function inquiryFlags(form: HTMLFormElement, visit: Visit): readonly InquiryFlag[] {
  const hidden = form.elements.namedItem(hiddenQuestion);
  const filled = hidden instanceof HTMLInputElement && hidden.value !== '';
  const tooFast = visit.openFor < fastestReader && !visit.used;
  return [
    ...(filled ? (['hidden-field'] as const) : []),
    ...(tooFast ? (['too-fast'] as const) : []),
  ];
}

/** This visit. A script cannot activate a page; a browser that does not tell (Firefox before 120) is believed. */
export function currentVisit(): Visit {
  const used = 'userActivation' in navigator ? navigator.userActivation.hasBeenActive : true;
  return { openFor: performance.now(), used };
}
