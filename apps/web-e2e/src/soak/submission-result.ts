import type { LedgerEntry, Message } from '@lawyers/mail-sandbox';
import type { SubmissionPlan } from './submission-plan';

/** What was seen of one submission in the browser. */
export type BrowserResult = {
  readonly plan: SubmissionPlan;
  /** What the visitor saw. */
  readonly outcome: 'confirmed' | 'panel' | 'nothing';
  /** The reference that the visitor was shown; empty for none. */
  readonly ref: string;
  /** From the click on Send to the outcome. */
  readonly seconds: number;
  /** Whether every field of the form held the same as before it was sent; asked only of a panel. */
  readonly intact: boolean;
  /** Requests that the page made. The browser may repeat each by itself, which only the ledger shows. */
  readonly attempts: number;
  /** How many mails with the reference there were at the moment of the outcome. */
  readonly mailsAtOutcome: number;
  /** Why it could not be played to the end. */
  readonly broken?: string;
};

/** What came of one submission. */
export type SubmissionResult = BrowserResult & {
  /** Every mail from the visitor's address, also those that came after the outcome. */
  readonly mails: readonly Message[];
  /** Every request to send with the reference, as it arrived. */
  readonly requests: readonly LedgerEntry[];
};
