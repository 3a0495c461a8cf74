import type { InquiryFlag } from '@lawyers/mail';
import { honeypotName } from '../form/honeypot';

/** In milliseconds. A person who pastes a prepared message can be faster, but not without interacting with the page. */
const minTime = 3_000;

export type Visit = {
  /** How long the page has been open, in milliseconds. */
  readonly openFor: number;
  /** Whether the browser has registered a key press, click, or tap (user activation). */
  readonly interacted: boolean;
};

/**
 * Signs that a bot has sent the form (requirements § 4.4). They only flag the mail: browsers fill in hidden fields,
 * too, and no inquiry may be dropped.
 */
export function inquiryFlags(form: HTMLFormElement, visit: Visit): readonly InquiryFlag[] {
  const hidden = form.elements.namedItem(honeypotName);
  const filled = hidden instanceof HTMLInputElement && hidden.value !== '';
  const tooFast = visit.openFor < minTime && !visit.interacted;
  return [
    ...(filled ? (['hidden-field'] as const) : []),
    ...(tooFast ? (['too-fast'] as const) : []),
  ];
}

/**
 * The current visit. A script cannot fake user activation. Without that API (Firefox before 120), the visit counts as
 * interacted.
 */
export function currentVisit(): Visit {
  const interacted = 'userActivation' in navigator ? navigator.userActivation.hasBeenActive : true;
  return { openFor: performance.now(), interacted };
}
