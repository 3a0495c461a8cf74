import { site } from '@lawyers/domain';

/** The words of the footer of every page. */
export const footerCopy = {
  states: 'States we serve',
  contact: 'Contact',
  advertising: `Attorney advertising. This site is a paid referral service, not a law firm. Responsible firm: ${site.responsibleFirm.name}, ${site.responsibleFirm.address}.`,
} as const;
