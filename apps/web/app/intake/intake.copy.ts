import { disclosureCopy } from '../inquiry/disclosure.copy';

import { site } from '@lawyers/domain';

/** The words around the case intake form (specification, section 2; safety.md, "Law and trust"). */
export const intakeCopy = {
  heading: 'Briefly Describe Your Case to Connect with a Top Lawyer',
  lead: 'Take your time. A few words are enough. Change the answers that do not fit you.',
  phone: 'If you would rather talk than write, call us at',
  nextSteps: {
    heading: 'What Happens Next',
    steps: [
      'A page tells you that your message was sent and gives you a reference.',
      `Within ${site.responseHours} hours, someone from our office or a lawyer’s office calls or emails you. No lawyer has taken your case yet, and a lawyer may say no.`,
      'The first talk is free. After that, you decide whether to go on.',
    ],
  },
  safeContact: {
    heading: 'How to reach you safely',
    note: 'You can skip these. Your answers come first in the message we get, and whoever answers it is asked to follow them. They should use only the name you give. Without a Yes from you, they should leave no voicemail and not say who is calling.',
  },
  disclosure: {
    ...disclosureCopy,
    more: [
      ...disclosureCopy.more,
      `Nothing you write leaves this page until you send it. Then your answers go through EmailJS, an email service, to ${site.company}, which runs this site. We pass them to a law firm or a lawyer. To have them deleted, contact us and give your reference.`,
    ],
  },
  safety: {
    heading: 'If Someone May Be Watching',
    paragraphs: [
      '“Exit this site” clears what you typed and takes you to a weather page at once, in every tab where this site is open. With a keyboard, you can also press Shift three times. If the page has not finished loading, delete your words first.',
      'It does not erase your browser’s history, which can still show this page, the kind of harm you chose, and your ZIP code.',
      'If someone checks your phone or computer, use one that they cannot reach. Give only a phone number and an email address that no one else can see.',
    ],
  },
} as const;
