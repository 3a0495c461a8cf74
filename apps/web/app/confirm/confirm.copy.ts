import { site } from '@lawyers/domain';

/** The words of the confirmation page (requirements § 2.8). */
export const confirmCopy = {
  title: 'Thank you',
  statement: 'A Top Lawyer will be in contact soon.',
  /** What has happened, and what has not. */
  received:
    'Your message was sent to our mailbox. No lawyer has taken your case yet, and a lawyer may say no. Sending it does not stop any legal deadline. The first person to call may not be a lawyer, and “Top Lawyer” is not a rating.',
  pictureAlt:
    'A red rowboat lies on a sandy shore, its wake still showing on calm water. A small house stands on the far side.',
  reference: {
    label: 'Your reference',
    copy: 'Copy the reference',
    copied: 'Copied.',
    print: 'Print this page',
    note: 'This code tells us which message is yours. It reveals nothing you wrote. If someone goes through your phone or your things, do not save or print it. We can also find your message by your name and the day you sent it.',
  },
  /** For the page opened without a message just sent. */
  withoutReference:
    'This page shows a reference only right after you send a message. If you saw one on this page before, your message was sent. If you have not sent anything, no one will contact you. You can start on the home page when you are ready.',
  whatNext: {
    heading: 'What Happens Next',
    call: 'Our phone number:',
    steps: [
      {
        title: `Within ${site.responseHours} hours`,
        text: 'We, or a lawyer’s office, will call or email you at the number or address you gave. If you told us how to reach you safely, they are asked to follow that, so they may not say at first who they are. Before you say anything about your case, ask who is calling and who they work for.',
      },
      {
        title: 'If you miss the call',
        text: 'That is all right. Call back, or ask for a time and a number that are safe for you.',
      },
      {
        title: 'If you hear nothing within a day',
        text: 'Check your spam folder. Then call us and give your reference, or your name and the day you sent your message. You are also free to call another lawyer, your state bar, or a legal aid office.',
      },
      {
        title: 'If time may be short',
        text: 'The law limits how long you have to act, and that clock is still running. If a deadline could be close, do not wait for us. Call a lawyer or a legal aid office yourself.',
      },
      {
        title: 'If you change your mind, or a call is not safe',
        text: 'Call or write to us and give your reference. You can fix a detail, ask us not to contact you, or ask us to delete the message. If a lawyer already has it, we will tell you whom to ask. You do not have to say why.',
      },
    ],
  },
} as const;
