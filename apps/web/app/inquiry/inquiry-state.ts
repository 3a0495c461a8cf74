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
  | {
      readonly is: 'editing';
      readonly errors: readonly FieldError[];
      /** The errors at the last Send, of which `errors` are left. */
      readonly refusal: readonly FieldError[];
    }
  | { readonly is: 'sending'; readonly offline: boolean }
  | { readonly is: 'failed'; readonly delivery: FailedDelivery }
);

export type InquiryEvent =
  | { readonly type: 'refused'; readonly errors: readonly FieldError[] }
  /** What Send would refuse now. */
  | { readonly type: 'checked'; readonly errors: readonly FieldError[] }
  | { readonly type: 'sent'; readonly inquiryRef: string }
  | { readonly type: 'composed' }
  | { readonly type: 'connection'; readonly offline: boolean }
  | { readonly type: 'failed'; readonly delivery: FailedDelivery };

/** One array, so that memoized questions see no change. */
export const noErrors: readonly FieldError[] = [];

export const initialState: InquiryState = {
  is: 'editing',
  errors: noErrors,
  refusal: noErrors,
  inquiryRef: '',
  composed: false,
};

/** A submission that follows another begins only after the other has failed, so an event is always the latest one's. */
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
    case 'checked':
      return state.is === 'editing'
        ? { ...state, errors: still(state.errors, event.errors) }
        : state;
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

/** The errors whose reason remains. None is added, since nothing is checked before Send (requirements § 3.9). */
function still(shown: readonly FieldError[], now: readonly FieldError[]): readonly FieldError[] {
  const left = shown.filter(({ key, message }) =>
    now.some((error) => error.key === key && error.message === message),
  );
  return left.length < shown.length ? left : shown;
}
