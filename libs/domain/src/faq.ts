import { site } from './site';
import {
  childAbuseLine,
  domesticViolenceLine,
  imageAbuseLine,
  sexualAssaultLine,
} from './help-lines';

/** One question with its answer (specification, section 3, "FAQ entries"). */
export type FaqEntry = {
  /** The question. */
  readonly subject: string;
  /** One or two sentences that answer first. */
  readonly subtitle1: string;
  /** One to seven points (content1 to content7). */
  readonly contents: readonly string[];
  /** A closing sentence where it helps. */
  readonly subtitle2?: string;
};

export type FaqTab = { readonly title: string; readonly entries: readonly FaqEntry[] };

const whyHireALawyer: FaqTab = {
  title: 'Why Hire a Lawyer',
  entries: [
    {
      subject: 'What would a lawyer do for me?',
      subtitle1:
        'A lawyer listens, tells you what the law allows, and speaks for you if you want that.',
      contents: [
        'They lay out your choices. Doing nothing is one of them.',
        'They deal with the other side and the insurance company, so you do not have to.',
        'They can seek money for care, for lost pay, for pain, and for what you went through.',
      ],
      subtitle2: 'You can ask about all of this in the first talk and still say no.',
    },
    {
      subject: 'How can I pay a lawyer if I have no money?',
      subtitle1:
        'The first talk is free. In most injury cases, the lawyer is then paid a fee only if you win.',
      contents: [
        'This is called a contingency fee. The lawyer takes an agreed share of the money you receive.',
        'The share is usually 25% to 40%. Ask to see it in writing before you agree.',
        'The costs of a case are separate from the fee: court filing, records, experts. Ask who pays them if you lose.',
        'Lawyers in general may not charge this way for a divorce or for support. They rarely do for a protection order or to get images removed.',
        'For those, ask what it would cost. A legal aid office or a local victim program may help for free.',
      ],
    },
    {
      subject: 'How is a claim different from a police case?',
      subtitle1:
        'In a criminal case, the government decides whether to charge someone. A civil claim is yours, and you decide whether to bring it.',
      contents: ['You may have a claim even if no one was ever charged.'],
    },
    {
      subject: 'Will I have to see them in court?',
      subtitle1: 'Often not, though no one can promise that.',
      contents: [
        'Many claims settle before any trial.',
        'You may have to answer questions under oath. That usually happens in an office, outside of court.',
        'The other side may have a right to be there, so ask about it early.',
        'Your lawyer helps you get ready, sits with you, and objects to unfair questions.',
        'Your lawyer can also ask the court for protection, such as using your initials in place of your name.',
      ],
    },
    {
      subject: 'It was years ago. Is it too late?',
      subtitle1:
        'Maybe not. It depends on your state, on what happened, and on how old you were then.',
      contents: [
        'Time limits vary by state and by the kind of harm.',
        'For abuse in childhood, they run from short to none at all.',
        'Some states have opened a new window of time for old claims.',
        'A claim against a school or a public office can have a much earlier deadline for giving notice.',
        'Writing to us does not stop a deadline, so ask a lawyer as soon as you can.',
      ],
      subtitle2: 'Waiting to speak is common, and it does not make what happened less real.',
    },
    {
      subject: 'What if it is only my word?',
      subtitle1: 'Your own account is evidence, and it is enough to start with.',
      contents: [
        'Other proof can be a message, a calendar note, a bill, or a person you told.',
        'You do not have to collect any of it before you ask for help.',
        'If it is safe for you, keep what you have and delete nothing.',
        'Please do not put yourself at risk to get more.',
      ],
    },
    {
      subject: 'How do I know if a lawyer is right for me?',
      subtitle1: 'Ask anything, and take your time.',
      contents: [
        'Ask if they have ever worked for the person, school, or company that hurt you.',
        'Look them up with your state bar to see that they have a license.',
        'Notice how you feel during the talk. If you do not feel heard, say no.',
      ],
    },
  ],
};

const frequentQuestions: FaqTab = {
  title: 'FAQ',
  entries: [
    {
      subject: 'Is this a law firm?',
      subtitle1: `No. This is a referral service run by ${site.company}.`,
      contents: [
        'We do not give legal advice, and we do not judge how strong your case is.',
        'You have a lawyer only when you and the lawyer have both agreed to it.',
      ],
    },
    {
      subject: 'What does it cost, and who pays you?',
      subtitle1:
        'You pay us nothing. Participating lawyers or the law firm pay us, and your inquiry is what they receive.',
      contents: [
        'The costs of a case are separate from the fee. You may owe them even if you lose, so ask first.',
      ],
    },
    {
      subject: 'Who sees what I send?',
      subtitle1:
        'The company that runs this site, the lawyer or firm that gets your inquiry, and the email service that carries it.',
      contents: [
        'The form does not send it to the police, your employer, your family, or the person who hurt you.',
      ],
    },
    {
      subject: 'Can I change my mind?',
      subtitle1: 'Yes, at any time, and you do not need a reason.',
      contents: [
        'After you send it, give us your reference and ask us to delete it and not contact you.',
        'After the first talk, you can say no and owe nothing.',
        'If you have already hired a lawyer, you can still end that. Ask what your agreement says about fees.',
      ],
    },
    {
      subject: 'Do I need to report to the police first?',
      subtitle1: 'No. You can talk to a lawyer whether or not you have reported anything.',
      contents: [
        'Teachers, nurses, and many others must by law report harm to a child. The rules vary by state.',
        `If a child is in danger now, call 911 or ${childAbuseLine.name} at ${childAbuseLine.phone}.`,
      ],
    },
    {
      subject: 'What if I cannot tell the whole story?',
      subtitle1: 'That is fine. A few words are enough to start.',
      contents: [
        'In the message box you can write “I would rather talk” and nothing more.',
        'Gaps in memory are common, and you do not have to fill them.',
        'You can stop for a while, but keep the page open, because nothing is saved if you leave it.',
      ],
    },
    {
      subject: 'Someone shared private images of me. What can I do now?',
      subtitle1:
        'Ask the site or app to take them down. Since May 2026, a federal law gives most of them 48 hours.',
      contents: [
        'The TAKE IT DOWN Act covers real and fake images, on sites and apps where people post things.',
        'Your request needs your signature, a way to reach you, where the image is, and that you did not agree to it.',
        'If a site ignores you, you can report it to the Federal Trade Commission.',
        'If it is safe, first note the address and the date. Never copy an image of someone under 18.',
        `To talk to someone who knows this, call ${imageAbuseLine.name} at ${imageAbuseLine.phone}.`,
      ],
    },
    {
      subject: 'I am a man. Is this for me?',
      subtitle1: 'Yes. Abuse can happen to anyone, and it is never a reason for shame.',
      contents: [
        'The person who hurt you can be of any gender, and so can you.',
        'How your body or mind reacted does not mean that you agreed.',
        `If you want to talk to someone now, you can call ${sexualAssaultLine.name} at ${sexualAssaultLine.phone}.`,
      ],
    },
    {
      subject: 'I am under 18. What can I do?',
      subtitle1:
        'You are not in trouble, and it is not your fault. Please ask an adult you trust to help you.',
      contents: [
        'It can be a parent, a relative, a teacher, a nurse, or a school counselor.',
        'Teachers, nurses, and counselors usually have to report what you tell them, to keep you safe. You can ask them first.',
        'If the first adult does not help, try another one.',
        `You can call ${childAbuseLine.name} at ${childAbuseLine.phone}, or 911 if you are in danger now.`,
        'If someone has a private image of you, Take It Down can help. You do not have to give your name.',
        'Our forms are for adults, so a parent or guardian has to write for you.',
        'If a parent or guardian is the one who hurts you, Childhelp can help you find another adult who may act for you.',
      ],
    },
    {
      subject: 'I am undocumented. Can I still ask?',
      subtitle1: 'Yes. This site does not ask about your status, and you do not need to write it.',
      contents: [
        'In general, you do not have to be a citizen to bring a civil claim.',
        'Before you share more, ask the lawyer what stays private and what a court case could make public.',
        'Some people harmed by a crime can apply for a special visa. An immigration lawyer can tell you more.',
        'A threat to report you can be part of the abuse. Tell the lawyer about it when you are ready.',
      ],
    },
    {
      subject: 'I still live with the person. Is it safe to use this site?',
      subtitle1:
        'It may not be, if they can see your phone or computer. Your safety comes before any form.',
      contents: [
        'If you are in danger now, call 911.',
        'If you can, use a device they cannot reach, such as one at a library or with a friend.',
        '“Exit this site” takes you away fast, but it does not erase your browser’s history.',
        `You can call the ${domesticViolenceLine.name} at ${domesticViolenceLine.phone}, or text ${domesticViolenceLine.text}.`,
      ],
    },
  ],
};

/** The two tabs of the home page (specification, section 2, "FAQ with two tabs"). */
export const faqTabs: readonly [FaqTab, FaqTab] = [whyHireALawyer, frequentQuestions];
