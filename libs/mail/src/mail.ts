/** One e-mail as the service takes it: a template and the values of its variables. */
export type Mail = {
  readonly templateId: string;
  readonly parameters: Readonly<Record<string, string>>;
};

/** HTTP status and text of a refusal; status 0 with `Network Error` when no answer came (contract, Mail). */
export type SendFailure = { readonly status: number; readonly text: string };

export type SendResult =
  { readonly ok: true } | { readonly ok: false; readonly failure: SendFailure };

/** Sends one mail. Never rejects for a failed delivery: the result says so. */
export type Mailer = { readonly send: (mail: Mail) => Promise<SendResult> };
