/** What a visitor reads while a message is sent, and when it could not be (requirements § 5.4 to § 5.6). */
export const deliveryCopy = {
  sending: 'Sending Message...',
  stillSending: 'Still sending. This can take up to a minute. Please keep this page open.',
  offline: 'You are offline; we will send when you are back',
  offlineNote:
    'If you get back online within three minutes and this page is still on your screen, your message will be sent automatically. To stop it and keep what you wrote, press “Back to my message.” Leaving this page also stops it, but you may lose what you wrote.',
  giveUp: 'Back to my message',
  failure: {
    title: 'Your message is not confirmed',
    text: 'Something went wrong between this page and our mailbox, so we cannot confirm that your message was sent. You did nothing wrong. Everything you wrote is still here.',
    notSentOffline:
      'It was not sent, because you were offline. Nothing will be sent until you press “Try again” below. Everything you wrote is still here.',
    stoppedOffline:
      'We stopped trying, because you were offline. Nothing more will be sent until you press “Try again” below.',
    mayHaveArrived:
      'It may have reached us anyway. It is fine to try again: the reference tells us that both are the same message.',
    referenceLabel: 'Your reference',
    tryAgain: 'Try again',
    call: 'You can also call us and give this reference.',
    copyMessage: 'Copy my message',
    copied: 'Copied. Paste it only where it is safe for you.',
    writeEmail: 'Send it from my own email',
    pasteMessage:
      'Before you open it, press “Copy my message.” The email opens with only your reference in the subject line. Then paste your message in.',
    emailWarning:
      'This leaves a copy in your Sent folder, where anyone who can open your email can read it.',
  },
  noScript: {
    answer: [
      'After you send this form, a plain page opens.',
      'If your message was sent, it shows only the word OK. You can close it then.',
      'If it shows anything else, your message is not confirmed. Go back and try again, or call us.',
    ],
    traces: [
      'JavaScript is turned off in this browser, so “Exit this site” does not clear the form. Anyone who presses Back can see what you typed. Press “Clear this form” first.',
      'After you send it, your browser may keep a copy until you delete its history.',
    ],
    clear: 'Clear this form',
  },
} as const;
