import { site } from './site';

/**
 * The consent to calls and texts (requirements § 3.8; 47 CFR 64.1200(f)(9)). It names every caller, mentions marketing
 * and automated dialing, is no condition, and can be revoked in any reasonable way (64.1200(a)(10)). A caller that it
 * does not name may only dial by hand. A new wording needs a new version: version and time go into the mail.
 */
export const callConsent = {
  version: '2026-11-22',
  text:
    'I agree to get calls and texts about my inquiry and about hiring a lawyer, at the phone number I gave, ' +
    `from ${site.company} and from ${site.responsibleFirm.name}. Some may be marketing. ` +
    'They may use automated dialing or an artificial or recorded voice. This number is mine, or I may agree for it. ' +
    'Anyone who shares this phone may see or hear them. ' +
    'This is optional: agreeing is not a condition of any service, and I can send this form without it. ' +
    'I can take it back at any time, in any reasonable way, such as replying STOP, telling a caller, ' +
    `or contacting ${site.company}.`,
} as const;
