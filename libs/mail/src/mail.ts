/** One e-mail as the service takes it: a template and the values of its variables. */
export type Mail = {
  readonly templateId: string;
  readonly parameters: Readonly<Record<string, string>>;
};

/** HTTP status and text of a refusal; status 0 with `Network Error` when no answer came (requirements § 4.1). */
export type SendFailure = { readonly status: number; readonly text: string };

/** What became of one request. */
export type SendResult =
  { readonly ok: true } | { readonly ok: false; readonly failure: SendFailure };

/** What became of a message, after every attempt. */
export type Delivery =
  | { readonly ok: true }
  | {
      readonly ok: false;
      readonly failure: SendFailure;
      /** Whether it may be in the mailbox all the same. */
      readonly mayHaveArrived: boolean;
      /** Whether it ended waiting for the connection. Nothing more is sent until the visitor sends again. */
      readonly stoppedOffline: boolean;
      /** Resolves if an answer that was given up on says after all that it arrived; else never. */
      readonly lateSuccess: Promise<void>;
    };

export type SendOptions = {
  /** Told when the message waits for the connection (true), and when it goes on (false). */
  readonly onHold?: (holding: boolean) => void;
  /** Gives up waiting for the connection. A request that is under way cannot be taken back. */
  readonly signal?: AbortSignal;
};

/** Sends messages. Never rejects for a failed delivery: the result says so. */
export type Mailer = {
  readonly send: (mail: Mail, options?: SendOptions) => Promise<Delivery>;
};
