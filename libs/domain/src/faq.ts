import { site } from './site';
import {
  childAbuseLine,
  domesticViolenceLine,
  imageAbuseLine,
  sexualAssaultLine,
} from './help-lines';

/** One question with its answer (requirements § 2.6). */
export type FaqEntry = {
  /** The question. */
  readonly subject: string;
  /** The short answer, in one or two sentences. */
  readonly subtitle1: string;
  /** One to seven points (`content1` to `content7` in the original). */
  readonly contents: readonly string[];
  /** An optional closing sentence. */
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
        'They deal with the other side and the insurance company, so you don’t have to.',
        'Once you have hired them, they keep track of deadlines and court papers.',
        'They can seek money for care, lost pay, pain, and what you went through.',
      ],
    },
    {
      subject: 'How can I pay a lawyer if I have no money?',
      subtitle1:
        'The first conversation is free. In most injury cases, the lawyer is then paid a fee only if you win.',
      contents: [
        'This is called a contingency fee. The lawyer takes an agreed share of the money you receive.',
        'The share is usually 25% to 40%. Ask to see it in writing before you agree.',
        'The costs of a case are separate from the fee: court filing, records, experts. You may owe them even if you lose, so ask.',
        'Lawyers are generally not allowed to charge this way for a divorce or for support. They rarely do it for a protection order or to get images removed.',
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
        'Your lawyer helps you get ready, sits with you, and objects to unfair questions.',
        'Your lawyer can also ask the court to protect you, such as by using your initials.',
      ],
    },
    {
      subject: 'It was years ago. Is it too late?',
      subtitle1:
        'Maybe not. It depends on your state, what happened, and how old you were when it happened.',
      contents: [
        'Time limits vary by state and by the kind of harm.',
        'For childhood abuse, some states set a short limit and others set none.',
        'Some states now allow older claims for a limited time.',
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
        'If you do not feel heard, say no.',
      ],
    },
  ],
};

const frequentQuestions: FaqTab = {
  title: 'FAQ',
  entries: [
    {
      subject: 'Is this a law firm, and who pays you?',
      subtitle1: `No. This is a referral service run by ${site.company}. You pay us nothing. Lawyers and law firms pay us to receive inquiries like yours.`,
      contents: [
        'A lawyer may say no. We do not give legal advice, and we do not judge how strong your case is.',
        'A lawyer you hire has a fee, and costs that you may owe even if you lose.',
      ],
    },
    {
      subject: 'Who sees what I send?',
      subtitle1:
        'The company that runs this site, the lawyer or firm that gets your inquiry, and the email services that carry and keep it, such as EmailJS.',
      contents: [
        'The form does not send it to the police, your employer, your family, or the person who hurt you. A court order, a subpoena, or a law on reporting harm to a child could still bring it to others.',
      ],
    },
    {
      subject: 'Do I need to report to the police first?',
      subtitle1: 'No. You can talk to a lawyer whether or not you have reported anything.',
      contents: [
        'By law, teachers, nurses, and many others must report harm to a child. The rules vary by state.',
      ],
    },
    {
      subject: 'What if I cannot tell the whole story?',
      subtitle1: 'That is fine. A few words are enough to start.',
      contents: [
        'In the message box you can write “I would rather talk” and nothing more.',
        'Gaps in memory are common, and you don’t have to fill them.',
        'You can pause, but you may lose what you wrote if you leave the page. Leave it open only if no one else can see your screen.',
      ],
    },
    {
      subject: 'Someone shared private images of me. What can I do now?',
      subtitle1:
        'Ask the site or app to take them down. Since May 2026, a federal law (TAKE IT DOWN Act) gives most of them 48 hours after a valid request.',
      contents: [
        'In your request, give your signature, a way to reach you, and the place where the image appears. Say that you believe in good faith it was shared without your consent.',
        'If a site ignores you, you can report it to the Federal Trade Commission.',
        'If it is safe, first write down the web address and the date. Never copy an image of someone under 18.',
        `To talk to someone who knows this, call ${imageAbuseLine.name} at ${imageAbuseLine.phone}.`,
      ],
    },
    {
      subject: 'I am a man. Is this for me?',
      subtitle1: 'Yes. Abuse can happen to anyone, and you have nothing to be ashamed of.',
      contents: [
        'The gender of the person who hurt you does not matter either.',
        'How your body or mind reacted does not mean that you agreed.',
        `If you want to talk to someone now, you can call the ${sexualAssaultLine.name} at ${sexualAssaultLine.phone}.`,
      ],
    },
    {
      subject: 'I am under 18. What can I do?',
      subtitle1:
        'You are not in trouble, and it is not your fault. Please ask an adult you trust to help you.',
      contents: [
        'It can be a parent, a relative, a teacher, a nurse, or a school counselor.',
        'Teachers, nurses, and counselors usually have to report abuse, to keep you safe. Before you tell them, you can ask what they have to report.',
        'If the first adult does not help, try another one.',
        `You can call the ${childAbuseLine.name} at ${childAbuseLine.phone}, or 911 if you are in danger now.`,
        'If someone has a private image of you, Take It Down can help. You do not have to give your name.',
        'Our forms are for adults, so a parent, a guardian, or someone a court has named has to write for you.',
        'If a parent or guardian is the one who hurts you, Childhelp can talk through what to do next and who could help.',
      ],
    },
    {
      subject: 'I am undocumented. Can I still ask?',
      subtitle1:
        'Yes. This site does not ask about your status, and you do not need to tell us. The form does not send anything to immigration officials.',
      contents: [
        'In general, you do not have to be a citizen to bring a civil claim.',
        'Before you share more, ask the lawyer what stays private and what a court case could make public.',
        'Some people harmed by a crime can apply for a special visa. An immigration lawyer can tell you more.',
        'A threat to report you can be part of the abuse. Tell the lawyer about it when you are ready.',
      ],
    },
    {
      subject: 'I still live with the person who hurt me. Is it safe to use this site?',
      subtitle1:
        'It may not be, if they can see your phone or computer. Your safety comes before any form.',
      contents: [
        'If you are in danger now, call 911.',
        'If you can, use a device they cannot get to, such as a library computer or a friend’s phone.',
        '“Exit this site” takes you away fast, but it does not erase your browser’s history.',
        `You can call the ${domesticViolenceLine.name} at ${domesticViolenceLine.phone}, or text ${domesticViolenceLine.text}.`,
      ],
    },
  ],
};

/** The two tabs of the home page (requirements § 2.6). */
export const faqTabs: readonly [FaqTab, FaqTab] = [whyHireALawyer, frequentQuestions];
