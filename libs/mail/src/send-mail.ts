import { init, send } from '@emailjs/browser';
import type { Mail, SendFailure, SendResult } from './mail';
import type { MailConfig } from './mail-config';

/** How long one attempt may take before it counts as failed, in milliseconds (design, delivery). */
export const attemptTimeout = 15_000;

/**
 * Sends one mail through EmailJS, the only place that knows it. Success is status 200 or the text `OK`; all else
 * is a failure. The library rejects with an empty text when the network fails and never settles when a connection
 * hangs; here both become `{ status: 0, text: 'Network Error' }`.
 */
export async function sendMail(mail: Mail, config: MailConfig): Promise<SendResult> {
  init(config.publicKey, config.origin);
  const answer = send(config.serviceId, mail.templateId, { ...mail.parameters }).then(
    resultOf,
    (failure: unknown) => resultOf(failure),
  );
  return withTimeout(answer, attemptTimeout);
}

function resultOf(answer: unknown): SendResult {
  const { status, text } = toFailure(answer);
  return status === 200 || text === 'OK' ? { ok: true } : { ok: false, failure: { status, text } };
}

function toFailure(answer: unknown): SendFailure {
  // The library throws plain strings for missing items, and its own response object for everything else.
  if (typeof answer === 'string') return { status: 400, text: answer };
  const { status = 0, text = '' } = (answer ?? {}) as Partial<SendFailure>;
  return status === 0 ? networkError : { status, text };
}

async function withTimeout(answer: Promise<SendResult>, milliseconds: number): Promise<SendResult> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<SendResult>((resolve) => {
    timer = setTimeout(() => resolve({ ok: false, failure: networkError }), milliseconds);
  });
  return Promise.race([answer, timeout]).finally(() => clearTimeout(timer));
}

const networkError: SendFailure = { status: 0, text: 'Network Error' };
