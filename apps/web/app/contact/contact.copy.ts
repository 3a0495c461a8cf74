import { site } from '@lawyers/domain';

/** The words of the contact page (contract, "Routes"; safety.md, "Law and trust"). */
export const contactCopy = {
  heading: 'Contact Us',
  lead: `Ask a question, or tell us what you need. You will get a response within ${site.responseHours} hours.`,
  phone: 'If you would rather talk than write, you can call us.',
  disclosure: {
    heading: 'Before You Send',
    paragraphs: [
      'Sending this form creates no agreement and no attorney-client relationship. You decide whether to hire a lawyer, and which one.',
      'Your message may not be confidential, and the lawyer or firm that reads it may also represent other people. Nothing on this site is legal advice, and no one can promise a result.',
      'This is attorney advertising. Participating lawyers or the law firm pay for this service. If you hire a lawyer or firm, they are paid a fee only if you win.',
      'Nothing you write leaves this page until you send it. Then it goes through EmailJS, an e-mail service, to the company that runs this site, and from there it may go to a law firm or a lawyer. To have it deleted, contact us and give your reference.',
    ],
  },
} as const;
