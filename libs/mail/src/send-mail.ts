import { init, send } from '@emailjs/browser';
import { deliver } from './deliver';
import { type Mail, type Mailer, type SendFailure, type SendResult, networkError } from './mail';
import type { MailConfig } from './mail-config';

/**
 * Returns the mailer of the site: EmailJS with the delivery policy (requirements § 5). EmailJS is a static import:
 * many browsers cache a failed dynamic import, so a visitor who sends again would fail again.
 */
export function createMailer(config: MailConfig): Mailer {
  return { send: (mail, options) => deliver(async () => sendMail(mail, config), options) };
}

/**
 * Makes one request through EmailJS (requirements § 4.1). Status 200 or the text `OK` is a success, and anything else a
 * failure. When the network fails, EmailJS rejects with status 0 and an empty text, which becomes `networkError`. While
 * a connection hangs, the promise does not settle, so `deliver` limits the wait.
 * @throws string that names a missing public key, service id, or template id. EmailJS throws it instead of returning a
 * promise, so `createMailer` calls this in an async function.
 */
export function sendMail(mail: Mail, config: MailConfig): Promise<SendResult> {
  init(config.publicKey, config.origin);
  const { templateId, parameters } = mail;
  return send(config.serviceId, templateId, { ...parameters }).then(toResult, toResult);
}

function toResult(response: unknown): SendResult {
  const { status = 0, text = '' } = (response ?? {}) as Partial<SendFailure>;
  if (status === 200 || text === 'OK') return { ok: true };
  return { ok: false, failure: status === 0 ? networkError : { status, text } };
}
