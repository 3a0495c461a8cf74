import type { Mailer } from './mail';
import type { MailConfig } from './mail-config';

/** The mailer of the site. The e-mail library is loaded at the moment of use, not before. */
export function createMailer(config: MailConfig): Mailer {
  return {
    send: async (mail) => {
      const module = await import('./send-mail').catch(() => undefined);
      if (!module) return { ok: false, failure: { status: 0, text: 'Network Error' } };
      return module.sendMail(mail, config);
    },
  };
}
