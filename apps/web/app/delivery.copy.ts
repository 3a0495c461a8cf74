/** What a visitor reads while a message is sent, and when it could not be (faults.md). */
export const deliveryCopy = {
  sending: 'Sending Message...',
  stillSending: 'Still sending. This can take up to a minute, so please keep this page open.',
  offline: 'You are offline; we will send when you are back',
  offlineNote:
    'Your message will go out by itself if the connection comes back within three minutes while this page stays in front. To stop it, press “Back to my message” or leave this page. Everything you wrote is still here.',
  giveUp: 'Back to my message',
  failure: {
    title: 'Your message is not confirmed',
    text: 'We could not make sure that it was sent. The trouble is with the sending and not with your answers. Everything you wrote is still here.',
    notSentOffline:
      'It was not sent, because you were offline. Nothing will be sent until you press “Try again”. Everything you wrote is still here.',
    stoppedOffline:
      'We stopped trying, because you were offline. Nothing more will be sent until you press “Try again”.',
    mayHaveArrived:
      'It may have reached us even so. You can still try again, because the reference shows us that it is the same message.',
    referenceLabel: 'Your reference',
    tryAgain: 'Try again',
    call: 'You can also call us and give this reference.',
    copyMessage: 'Copy my message',
    copied: 'Copied. Paste it only where it is safe for you.',
    writeEmail: 'Send it from my own e-mail',
    pasteMessage:
      'It starts with your reference and nothing else: press “Copy my message” first, then paste it.',
    emailWarning:
      'Sending it leaves a copy in your Sent folder, where anyone who can open your e-mail can read it.',
  },
  noScript: {
    answer: [
      'After you send this form, a plain page opens.',
      'It shows only the word OK when your message was sent. Then you may close it.',
      'If it shows anything else, your message is not confirmed. Go back and try again, or call us.',
    ],
    traces: [
      'Scripts are off in this browser, so “Exit this site” does not clear the form: the Back button can show what you typed. Press “Clear this form” first.',
      'After you send it, your browser may keep a copy until its history is deleted.',
    ],
    clear: 'Clear this form',
  },
} as const;
