import { disclosureCopy } from '../inquiry/disclosure.copy';

import { site } from '@lawyers/domain';

/** The words around the case intake form (requirements § 2.7 and § 8.4). */
export const intakeCopy = {
  heading: 'Briefly Describe Your Case to Connect with a Top Lawyer',
  lead: 'Take your time. A few words are enough. Change any answer that does not fit.',
  phone: 'Or call us:',
  nextSteps: {
    heading: 'What Happens Next',
    steps: [
      'A page tells you that your message was sent and gives you a reference.',
      `Within ${site.responseHours} hours, someone from ${site.company} or a lawyer’s office calls or emails you. No lawyer has taken your case yet, and a lawyer may say no.`,
      'The first conversation is free. After that, you decide whether to go on.',
    ],
  },
  safeContact: {
    heading: 'How to reach you safely',
    note: 'You can skip these. Your answers go at the top of your message, and we ask whoever replies to follow them: use only the name you give, and unless you choose Yes, leave no voicemail and tell no one else who is calling. The reply may also be an email, so give an address that only you can open.',
  },
  disclosure: {
    ...disclosureCopy,
    more: [
      ...disclosureCopy.more,
      `Nothing you write leaves this page until you send it. Then your answers go through EmailJS, an email service, to ${site.company}, which runs this site. We pass them to a law firm or a lawyer. To have them deleted, contact us and give your reference, or your name and the day you sent them. A lawyer who already has them may have to keep a record.`,
    ],
  },
  safety: {
    heading: 'If Someone May Be Watching',
    paragraphs: [
      '“Exit this site” clears what you typed and takes you to a weather page at once, in every tab where this site is open. With a keyboard, you can also press Shift three times. If the page is still loading, the link takes you away but may not clear your words. If you leave some other way, pressing Back may show what you typed.',
      'It does not erase your browser’s history, which can still show this page, the kind of harm you chose, and your ZIP code.',
      'If someone checks your phone or computer, use one that they cannot reach. Give only a phone number and an email address that no one else can see.',
    ],
  },
} as const;
