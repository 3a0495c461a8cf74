import { disclosureCopy } from '../inquiry/disclosure.copy';

import { site } from '@lawyers/domain';

/** The words of the contact page (requirements § 2.10 and § 8.4). */
export const contactCopy = {
  heading: 'Contact Us',
  lead: `Ask about this service, or tell us what you need. We cannot give legal advice. You will get a response within ${site.responseHours} hours, by phone or email. Give only a phone number and an email address that no one else can see. If there is a safe time to reach you, put it in your message.`,
  phone: 'If you would rather talk than write, call us at',
  disclosure: {
    ...disclosureCopy,
    more: [
      ...disclosureCopy.more,
      `Nothing you write leaves this page until you send it. Then it goes through EmailJS, an email service, to ${site.company}, which runs this site. From there it may go to a law firm or a lawyer. To have it deleted, contact us and give your reference, or your name and the day you sent it. A lawyer who already has it may have to keep a record.`,
    ],
  },
} as const;
