import type { FieldError } from '@lawyers/domain';
import type { Delivery } from '@lawyers/mail';

export type FailedDelivery = Extract<Delivery, { ok: false }>;

/** The state of a form, which decides what it shows (requirements § 5.4 to § 5.6). */
export type InquiryState = {
  /**
   * Empty until the first Send without errors, and then the same at every later Send, so that staff see that several
   * mails are one inquiry.
   */
  readonly inquiryRef: string;
  /** Whether a mail with this reference was composed. If not, certainly no request has left the device. */
  readonly composed: boolean;
} & (
  | {
      readonly is: 'editing';
      readonly errors: readonly FieldError[];
      /**
       * All errors of the last Send; `errors` are those that are not yet corrected. It is another array after every
       * Send, and so moves the focus to the error summary, while a correction leaves the focus where it is.
       */
      readonly refusal: readonly FieldError[];
    }
  | { readonly is: 'sending'; readonly offline: boolean }
  | { readonly is: 'failed'; readonly delivery: FailedDelivery }
);

export type InquiryEvent =
  | { readonly type: 'refused'; readonly errors: readonly FieldError[] }
  /** The errors that Send would report now. */
  | { readonly type: 'checked'; readonly errors: readonly FieldError[] }
  | { readonly type: 'sent'; readonly inquiryRef: string }
  | { readonly type: 'composed' }
  | { readonly type: 'connection'; readonly offline: boolean }
  | { readonly type: 'failed'; readonly delivery: FailedDelivery };

/** A constant array, because the form's memoized question groups are rendered again whenever they get a new one. */
export const noErrors: readonly FieldError[] = [];

export const initialState: InquiryState = {
  is: 'editing',
  errors: noErrors,
  refusal: noErrors,
  inquiryRef: '',
  composed: false,
};

/**
 * Returns the next state. Every event about a delivery belongs to the latest submission, because the next one begins
 * only after the previous one has failed. If a failed one succeeds after all, `useInquiry` calls `onConfirmed`, which
 * shows the confirmation, and there is no event.
 */
export function nextState(state: InquiryState, event: InquiryEvent): InquiryState {
  const { inquiryRef, composed } = state;
  switch (event.type) {
    case 'refused':
      return {
        is: 'editing',
        errors: event.errors,
        refusal: event.errors,
        inquiryRef,
        composed,
      };
    case 'checked': {
      if (state.is !== 'editing') return state;
      const errors = still(state.errors, event.errors);
      // The same state lets React skip the render, which would otherwise follow every key.
      return errors === state.errors ? state : { ...state, errors };
    }
    case 'sent':
      return { is: 'sending', offline: false, inquiryRef: event.inquiryRef, composed };
    case 'composed':
      return { ...state, composed: true };
    case 'connection':
      return state.is === 'sending' ? { ...state, offline: event.offline } : state;
    case 'failed':
      return { is: 'failed', delivery: event.delivery, inquiryRef, composed };
  }
}

/**
 * The errors that are shown and still apply. No error is added, since nothing is checked before Send (requirements §
 * 3.9).
 */
function still(shown: readonly FieldError[], now: readonly FieldError[]): readonly FieldError[] {
  const left = shown.filter(({ key, message }) =>
    now.some((error) => error.key === key && error.message === message),
  );
  return left.length < shown.length ? left : shown;
}
