import { site } from './site';

/**
 * The consent to calls and texts (47 CFR 64.1200(f)(9)): a named caller, automated means said aloud, not a
 * condition, and how to take it back (64.1200(a)(10)). A new wording gets a new version; both the version and the
 * time go into the mail.
 */
export const callConsent = {
  version: '2026-11-21',
  text:
    `I agree that ${site.company} and the lawyer or law firm that receives my inquiry, such as ` +
    `${site.responsibleFirm.name}, may call or text me about it at the phone number I gave, also by automated ` +
    'dialing or with an artificial or recorded voice. Anyone who shares this phone may hear or see that. ' +
    'This is optional: agreeing is not a condition of any service, and I can send this form without it. ' +
    'I can take it back at any time by replying STOP, telling a caller, or contacting ' +
    `${site.company}.`,
} as const;
