import { init, send } from '@emailjs/browser';
import type { Mail, SendFailure, SendResult } from './mail';
import type { MailConfig } from './mail-config';
import { networkError } from './network-error';

/**
 * Makes one request through EmailJS; the only file that knows it. Success is status 200 or the text `OK`; all
 * else is a failure. Where the network fails the library rejects with an empty text: here that is
 * `{ status: 0, text: 'Network Error' }`. When a connection hangs the library never settles, and neither does
 * this: `deliver` gives up on it in time.
 */
export function sendMail(mail: Mail, config: MailConfig): Promise<SendResult> {
  init(config.publicKey, config.origin);
  const { templateId, parameters } = mail;
  return send(config.serviceId, templateId, { ...parameters }).then(resultOf, resultOf);
}

function resultOf(answer: unknown): SendResult {
  const { status = 0, text = '' } = (answer ?? {}) as Partial<SendFailure>;
  if (status === 200 || text === 'OK') return { ok: true };
  return { ok: false, failure: status === 0 ? networkError : { status, text } };
}
