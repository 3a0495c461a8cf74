import { disclosureCopy } from '../inquiry/disclosure.copy';

import { site } from '@lawyers/domain';

/** The words of the contact page (contract, "Routes"; safety.md, "Law and trust"). */
export const contactCopy = {
  heading: 'Contact Us',
  lead: `Ask a question, or tell us what you need. You will get a response within ${site.responseHours} hours.`,
  phone: 'If you would rather talk than write, call us at',
  disclosure: {
    ...disclosureCopy,
    more: [
      ...disclosureCopy.more,
      `Nothing you write leaves this page until you send it. Then it goes through EmailJS, an email service, to ${site.company}, which runs this site. From there it may go to a law firm or a lawyer. To have it deleted, contact us and give your reference.`,
    ],
  },
} as const;
