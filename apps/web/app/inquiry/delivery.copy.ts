/** What a visitor reads while a message is sent, and when it could not be (faults.md). */
export const deliveryCopy = {
  sending: 'Sending Message...',
  stillSending: 'Still sending. This can take up to a minute. Please keep this page open.',
  offline: 'You are offline; we will send when you are back',
  offlineNote:
    'Your message will go out by itself if the connection comes back within three minutes while this page stays in front. To stop it, press “Back to my message” or leave this page. Everything you wrote is still here.',
  giveUp: 'Back to my message',
  failure: {
    title: 'Your message is not confirmed',
    text: 'We could not tell whether it was sent. The problem is on the way to us, and your answers are fine. Everything you wrote is still here.',
    notSentOffline:
      'It was not sent, because you were offline. Nothing will be sent until you press “Try again” below. Everything you wrote is still here.',
    stoppedOffline:
      'We stopped trying, because you were offline. Nothing more will be sent until you press “Try again” below.',
    mayHaveArrived:
      'It may have reached us anyway. You can still try again. The reference shows us that it is the same message.',
    referenceLabel: 'Your reference',
    tryAgain: 'Try again',
    call: 'You can also call us and give this reference.',
    copyMessage: 'Copy my message',
    copied: 'Copied. Paste it only where it is safe for you.',
    writeEmail: 'Send it from my own email',
    pasteMessage:
      'The email starts with your reference and nothing else. Press “Copy my message” first, then paste it in.',
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
      'Scripts are off in this browser, so “Exit this site” does not clear the form. Anyone who presses Back can see what you typed. Press “Clear this form” first.',
      'After you send it, your browser may keep a copy until you delete its history.',
    ],
    clear: 'Clear this form',
  },
} as const;
