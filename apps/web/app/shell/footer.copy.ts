import { site } from '@lawyers/domain';

/** The words of the footer of every page. */
export const footerCopy = {
  states: 'States we serve',
  contact: 'Contact',
  advertising: `Attorney advertising. Responsible firm: ${site.responsibleFirm.name}, ${site.responsibleFirm.address}.`,
} as const;
