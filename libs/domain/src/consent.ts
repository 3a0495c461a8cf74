import { site } from './site';

/**
 * The consent to calls and texts (47 CFR 64.1200(f)(9)): a named caller, automated means said aloud, not a
 * condition. A new wording gets a new version; both the version and the time go into the mail.
 */
export const callConsent = {
  version: '2026-11-20',
  text:
    `I agree that ${site.company} and the lawyer or law firm that receives my inquiry may call or text me about it ` +
    'at the phone number I gave, also by automated dialing or with an artificial or recorded voice. ' +
    'This is optional: agreeing is not a condition of any service, and I can send this form without it.',
} as const;
