import { disclosureCopy } from '../inquiry/disclosure.copy';

import { site } from '@lawyers/domain';

/** The words around the case intake form (specification, section 2; safety.md, "Law and trust"). */
export const intakeCopy = {
  heading: 'Briefly Describe Your Case to Connect with a Top Lawyer',
  lead: 'Take your time. A few words are enough. Some answers are already chosen, so change any that do not fit you.',
  phone: 'If you would rather talk than write, you can call us.',
  nextSteps: {
    heading: 'What Happens Next',
    steps: [
      'You see a page that tells you your message was sent.',
      `Within ${site.responseHours} hours, you get a call or an e-mail from us or from a lawyer’s office.`,
      'You have a free first talk. Then you decide if you want to go on.',
    ],
  },
  safeContact: {
    heading: 'How to reach you safely',
    note: 'You can leave all of this empty. Whatever you say here stands first in the message.',
  },
  disclosure: {
    ...disclosureCopy,
    paragraphs: [
      ...disclosureCopy.paragraphs,
      'Nothing you write leaves this page until you send it. Then your answers go through EmailJS, an e-mail service, to the company that runs this site, and from there to a law firm or a lawyer. To have them deleted, contact us and give your reference.',
    ],
  },
  safety: {
    heading: 'If Someone May Be Watching',
    paragraphs: [
      '“Exit this site” clears what you typed and takes you to a weather page at once, in every tab where this site is open. With a keyboard, you can also press Shift three times. If the page has not finished loading, delete your words first.',
      'It does not erase your browser’s history, which can still show this page, the kind of harm you chose, and your ZIP code.',
      'If someone checks your phone or computer, use one that they cannot reach. Give only a phone number and an e-mail that no one else can see.',
    ],
  },
} as const;
