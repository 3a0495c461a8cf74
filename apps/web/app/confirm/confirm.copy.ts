import { site } from '@lawyers/domain';

/** The words of the confirmation page (specification, section 2, "Confirmation page"). */
export const confirmCopy = {
  title: 'Thank you',
  statement: 'A Top Lawyer will be in contact soon.',
  pictureAlt:
    'A red rowing boat lies at a sandy shore, its wake still showing on calm water under a rising sun.',
  reference: {
    label: 'Your reference',
    copy: 'Copy the reference',
    copied: 'Copied.',
    print: 'Print this page',
    note: 'It names your message, so that we can find it. Keep it only if it is safe for you to keep.',
  },
  /** For the page opened without a message just sent. */
  withoutReference:
    'If you did not just send a message, nothing has been sent. You can start on the home page when you are ready.',
  whatNext: {
    heading: 'What Happens Next',
    call: 'You can also call us and give your reference:',
    steps: [
      {
        title: `Within ${site.responseHours} hours`,
        text: 'You get a response at the phone number or e-mail address you gave us.',
      },
      {
        title: 'Who calls',
        text: 'It will be us or a lawyer, or someone who works with them. You can ask for their name and who they work for before you say anything.',
      },
      {
        title: 'If you miss the call',
        text: 'That is all right. You can call back, or ask for a time and a number that are safe for you.',
      },
      {
        title: 'To correct or withdraw it',
        text: 'Contact us and give your reference. You can fix a detail, ask us not to contact you, or ask us to delete your message. You do not have to say why.',
      },
      {
        title: 'For now',
        text: 'There is nothing else you need to do. Sending a message does not bind you to a lawyer, and you decide what comes next.',
      },
    ],
  },
} as const;
