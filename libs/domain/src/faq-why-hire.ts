import type { FaqTab } from './faq';

/** The first tab: what a lawyer and a claim can be for somebody. */
export const whyHireALawyer: FaqTab = {
  title: 'Why Hire a Lawyer',
  entries: [
    {
      subject: 'What would a lawyer do for me?',
      subtitle1:
        'A lawyer listens, tells you what the law allows, and speaks for you if you want that.',
      contents: [
        'They explain your choices in plain words, and one of those choices is to do nothing.',
        'They look for records that may help, such as texts, photos and notes from a doctor.',
        'They talk to the other side and their insurance company, so that you do not have to.',
        'They keep track of time limits and court papers.',
        'They can seek money for care, for lost pay and for the harm that was done.',
      ],
      subtitle2: 'You can ask about all of this in the first talk and still say no.',
    },
    {
      subject: 'How can I pay a lawyer if I have no money?',
      subtitle1: 'The first talk is free, and the lawyer is paid a fee only if you win.',
      contents: [
        'This is called a contingency fee: the lawyer takes an agreed share of the money you receive.',
        'The share is usually 25% to 40%, so ask to see it in writing before you agree.',
        'If you do not win, you owe no fee for the work of the lawyer.',
        'Costs such as court filing and records are separate, so ask who pays them if the case is lost.',
        'If you say no after the first talk, you owe nothing.',
      ],
    },
    {
      subject: 'How is a claim different from a police case?',
      subtitle1:
        'In a police case, the state decides if someone is charged. A civil claim is yours, and you decide whether to bring it.',
      contents: [
        'A criminal case is about guilt and punishment.',
        'A civil claim is about making up for the harm, most often with money for care and loss.',
        'You may be able to bring a claim even if no one was ever charged.',
        'The level of proof is usually lower in a civil claim.',
        'You can report to the police, bring a claim, do both or do neither.',
      ],
    },
    {
      subject: 'Will I have to see them in court?',
      subtitle1: 'Often not, though no one can promise that.',
      contents: [
        'Many claims end by agreement before any trial.',
        'You may have to answer questions under oath, often in an office and not in a courtroom.',
        'The other side may have a right to be there, so ask about it early.',
        'A lawyer can help you get ready, sit with you and object to unfair questions.',
        'A lawyer can also ask the court for protection, such as using initials in place of your name.',
      ],
      subtitle2: 'You can ask about this before you decide anything.',
    },
    {
      subject: 'It was years ago. Is it too late?',
      subtitle1:
        'Maybe not. It depends on your state, on what happened and on how old you were, so it is worth asking.',
      contents: [
        'Time limits vary by state and by the kind of harm.',
        'For abuse in childhood, they run from short to none at all.',
        'Some states have opened a new window of time for old claims.',
        'A claim against a school or a public office can have its own early steps.',
        'A lawyer in your state can tell you which rules apply to you.',
      ],
      subtitle2: 'Waiting to speak is common, and it does not make what happened less real.',
    },
    {
      subject: 'What if it is only my word?',
      subtitle1: 'Your own account is evidence, and it is enough to start a talk with a lawyer.',
      contents: [
        'Other proof can be a message, a calendar note, a bill or a person you told.',
        'You do not have to collect any of it before you ask for help.',
        'If it is safe for you, keep what you have and delete nothing.',
        'Please do not put yourself at risk to get more.',
        'If an image shows someone under 18, do not copy or send it, and ask a lawyer what to do.',
      ],
    },
    {
      subject: 'Can I deal with an insurer or my employer myself?',
      subtitle1: 'Yes. But what you say or sign early on can change what you can do later.',
      contents: [
        'You can ask for time before you answer questions or let someone record you.',
        'A quick offer may come before anyone knows what care you will need.',
        'Signing a release usually ends the claim for good.',
        'A lawyer can read a paper first and tell you what it means.',
      ],
    },
    {
      subject: 'What can a claim ask for?',
      subtitle1: 'It depends on the case and on the state, and no one can promise a result.',
      contents: [
        'It can ask for the cost of medical care and counseling.',
        'It can ask for pay you lost because you could not work.',
        'It can ask for money for pain and for what you went through.',
        'It may be brought against an employer, school or group that failed to protect you.',
        'Some claims also lead to changes in how a place keeps people safe.',
      ],
    },
    {
      subject: 'How do I know if a lawyer is right for me?',
      subtitle1: 'You can ask anything, and you can take your time.',
      contents: [
        'Ask if they have handled cases like yours.',
        'Ask who will call you, how often, and how they keep in touch safely.',
        'Ask how the fee and the costs work, and ask for it in writing.',
        'Check with the bar of your state that they have a license.',
        'Notice how you feel during the talk, and say no if you do not feel heard.',
      ],
    },
  ],
};
