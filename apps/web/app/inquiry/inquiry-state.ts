import type { FieldError } from '@lawyers/domain';
import type { Delivery } from '@lawyers/mail';

export type FailedDelivery = Extract<Delivery, { ok: false }>;

/** One press of Send. Its controller aborts on confirmation, on unmount, and when the visitor leaves. */
export type Submission = AbortController;

/** What a form shows (requirements § 5.4 to § 5.6). */
export type InquiryState = {
  /** Empty until the first submission; the same for every submission of a filled form. */
  readonly inquiryRef: string;
  /** Whether any submission with this reference may have arrived. */
  readonly mayHaveArrived: boolean;
} & (
  | { readonly is: 'editing'; readonly errors: readonly FieldError[] }
  | { readonly is: 'sending'; readonly submission: Submission; readonly offline: boolean }
  | { readonly is: 'failed'; readonly delivery: FailedDelivery }
);

export type InquiryEvent =
  | { readonly type: 'refused'; readonly errors: readonly FieldError[] }
  | { readonly type: 'sent'; readonly submission: Submission; readonly inquiryRef: string }
  | { readonly type: 'connection'; readonly submission: Submission; readonly offline: boolean }
  | { readonly type: 'failed'; readonly submission: Submission; readonly delivery: FailedDelivery };

export const initialState: InquiryState = {
  is: 'editing',
  errors: [],
  inquiryRef: '',
  mayHaveArrived: false,
};

export function nextState(state: InquiryState, event: InquiryEvent): InquiryState {
  const { inquiryRef, mayHaveArrived } = state;
  switch (event.type) {
    case 'refused':
      return { is: 'editing', errors: event.errors, inquiryRef, mayHaveArrived };
    case 'sent': {
      const { submission } = event;
      return {
        is: 'sending',
        submission,
        offline: false,
        inquiryRef: event.inquiryRef,
        mayHaveArrived,
      };
    }
    case 'connection':
      return isCurrent(state, event.submission) ? { ...state, offline: event.offline } : state;
    case 'failed': {
      if (!isCurrent(state, event.submission)) return state;
      // An earlier submission may have arrived, even if this one did not.
      const delivery = {
        ...event.delivery,
        mayHaveArrived: mayHaveArrived || event.delivery.mayHaveArrived,
      };
      return { is: 'failed', delivery, inquiryRef, mayHaveArrived: delivery.mayHaveArrived };
    }
  }
}

function isCurrent(
  state: InquiryState,
  submission: Submission,
): state is Extract<InquiryState, { is: 'sending' }> {
  return state.is === 'sending' && state.submission === submission;
}
