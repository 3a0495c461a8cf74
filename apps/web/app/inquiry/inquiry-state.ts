import type { FieldError } from '@lawyers/domain';
import type { Delivery } from '@lawyers/mail';

export type FailedDelivery = Extract<Delivery, { ok: false }>;

/** What a form shows (requirements § 5.4 to § 5.6). */
export type InquiryState = {
  /** Empty until the first submission; the same for every submission of a filled form. */
  readonly inquiryRef: string;
  /** Whether a mail with this reference was composed. Only without one did certainly no request leave the device. */
  readonly composed: boolean;
} & (
  | { readonly is: 'editing'; readonly errors: readonly FieldError[] }
  | { readonly is: 'sending'; readonly offline: boolean }
  | { readonly is: 'failed'; readonly delivery: FailedDelivery }
);

export type InquiryEvent =
  | { readonly type: 'refused'; readonly errors: readonly FieldError[] }
  | { readonly type: 'sent'; readonly inquiryRef: string }
  | { readonly type: 'composed' }
  | { readonly type: 'connection'; readonly offline: boolean }
  | { readonly type: 'failed'; readonly delivery: FailedDelivery };

/** One array, so that memoized questions see no change. */
export const noErrors: readonly FieldError[] = [];

export const initialState: InquiryState = {
  is: 'editing',
  errors: noErrors,
  inquiryRef: '',
  composed: false,
};

/** A submission that follows another begins only after the other has failed, so an event is always the latest one's. */
export function nextState(state: InquiryState, event: InquiryEvent): InquiryState {
  const { inquiryRef, composed } = state;
  switch (event.type) {
    case 'refused':
      return { is: 'editing', errors: event.errors, inquiryRef, composed };
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
