import { site } from './site';

/**
 * The consent to calls and texts (47 CFR 64.1200(f)(9)): a named caller, automated means said aloud, not a
 * condition, and how to take it back (64.1200(a)(10)). A new wording gets a new version; both the version and the
 * time go into the mail.
 */
export const callConsent = {
  version: '2026-11-21',
  text:
    'I agree to get calls and texts about my inquiry at the phone number I gave, ' +
    `from ${site.company} and from the lawyer or law firm that receives it, such as ${site.responsibleFirm.name}. ` +
    'They may use automated dialing or an artificial or recorded voice. Anyone who shares this phone may see or hear them. ' +
    'This is optional: agreeing is not a condition of any service, and I can send this form without it. ' +
    `I can take it back at any time by replying STOP, telling a caller, or contacting ${site.company}.`,
} as const;
