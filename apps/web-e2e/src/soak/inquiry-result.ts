import type { LedgerEntry, Message } from '@lawyers/mail-sandbox';
import type { InquiryPlan } from './inquiry-plan';

/** The result of one inquiry as the browser showed it. */
export type BrowserResult = {
  readonly plan: InquiryPlan;
  /** What the visitor saw: the confirmation, the failure panel, or neither. */
  readonly outcome: 'confirmed' | 'panel' | 'nothing';
  /** The reference on the page; empty for none. */
  readonly ref: string;
  /** Seconds from the click on Send to the outcome. */
  readonly seconds: number;
  /** Whether the form is unchanged after a failure; false for other outcomes. */
  readonly intact: boolean;
  /** Requests that the page made. Only the ledger shows those that the browser repeated. */
  readonly attempts: number;
  /** The number of mails with the reference at the time of the outcome. */
  readonly mailsAtOutcome: number;
  /** The error that aborted the inquiry. */
  readonly broken?: string;
};

/** The result of one inquiry in the browser, in the mailbox, and in the ledger. */
export type InquiryResult = BrowserResult & {
  /** Every mail from the visitor's address, also after the outcome. */
  readonly mails: readonly Message[];
  /** Every request to send with the reference that reached the service. */
  readonly requests: readonly LedgerEntry[];
};
