/** One email for the service: a template and the values of its variables. */
export type Mail = {
  readonly templateId: string;
  readonly parameters: Readonly<Record<string, string>>;
};

/**
 * HTTP status and text of the response; 0 and `Network Error` without a response (requirements § 4.1); 400 and the
 * error as text if code threw (`thrownError`).
 */
export type SendFailure = { readonly status: number; readonly text: string };

/** The result of one request. */
export type SendResult =
  { readonly ok: true } | { readonly ok: false; readonly failure: SendFailure };

/** The result of a delivery, which may take several attempts (requirements § 5). */
export type Delivery =
  | { readonly ok: true }
  | {
      readonly ok: false;
      readonly failure: SendFailure;
      /**
       * Whether the delivery took the browser to be offline when the delivery ended: an attempt had failed without a
       * response, and not by timeout, while the browser said that it was offline. After that, no attempt was answered,
       * timed out, or was running when `signal` aborted, and no wait to be online succeeded.
       */
      readonly stoppedWhileOffline: boolean;
      /**
       * Resolves if an attempt that had timed out, or that was running when `signal` aborted, succeeds after the
       * failure was reported. Otherwise it never settles.
       */
      readonly lateSuccess: Promise<void>;
    };

export type SendOptions = {
  /**
   * Called with true when an attempt fails without a response, and not by timeout, while the browser says that it is
   * offline, unless the last call was also with true. After that, called with false when an attempt is answered with a
   * failure or times out, when `signal` aborts during an attempt, or when the wait to be online succeeds; not if the
   * delivery ends before that.
   */
  readonly onOfflineChange?: (isOffline: boolean) => void;
  /** Ends the delivery: no further request starts. Does not cancel a request, which may still arrive. */
  readonly signal?: AbortSignal;
};

/** Sends mails. `send` never rejects: the result describes the failure. */
export type Mailer = {
  readonly send: (mail: Mail, options?: SendOptions) => Promise<Delivery>;
};

/** The failure without a response (requirements § 4.1). */
export const networkError: SendFailure = { status: 0, text: 'Network Error' };

/**
 * The failure when code throws, such as EmailJS for a missing id. A retry would throw again, so the status is one that
 * is not retried.
 */
export function thrownError(reason: unknown): SendFailure {
  return { status: 400, text: String(reason) };
}
