import { site } from './site';
import { childAbuseLine, domesticViolenceLine, sexualAssaultLine } from './help-lines';

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
        'They explain your choices in plain words, and one of those choices is to do nothing.',
        'They look for records that may help, such as texts, photos and notes from a doctor.',
        'They talk to the other side and their insurance company, so that you do not have to.',
        'They keep track of time limits and court papers.',
        'They can seek money for care, for lost pay, for pain and for what you went through.',
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
      subject: 'How do I know if a lawyer is right for me?',
      subtitle1: 'You can ask anything, and you can take your time.',
      contents: [
        'Ask if they have handled cases like yours.',
        'Ask who will call you, how often, and how they keep in touch safely.',
        'Check with the bar of your state that they have a license.',
        'Notice how you feel during the talk, and say no if you do not feel heard.',
      ],
    },
  ],
};

const frequentQuestions: FaqTab = {
  title: 'FAQ',
  entries: [
    {
      subject: 'Is this a law firm?',
      subtitle1: 'No. This is a referral service run by a company.',
      contents: [
        'We pass your inquiry to a law firm or a lawyer who may be able to help.',
        'We do not give legal advice, and we do not judge how strong your case is.',
        'A lawyer is yours only when you and they both agree to it.',
      ],
    },
    {
      subject: 'What does it cost, and who pays you?',
      subtitle1:
        'You pay us nothing. The money for this service comes from participating lawyers or the law firm.',
      contents: [
        'Your first talk is a free, no-cost, no-obligation consultation.',
        'If you hire a lawyer or firm, they are paid a fee only if you win.',
        'This site never asks for a card number or a bank account.',
        'Because lawyers pay for it, this site is attorney advertising and not a rating of lawyers.',
      ],
    },
    {
      subject: 'Who sees what I send?',
      subtitle1:
        'The company that runs this site, the lawyer or firm that gets your inquiry, and the e-mail service that carries it.',
      contents: [
        'Your message goes through an e-mail service called EmailJS to a mailbox of the company.',
        'The form does not send it to the police, your employer, your family or the person who hurt you.',
        'It may not be confidential, so leave out names and details if you are not sure.',
        'This site sets no cookies and stores nothing on your device.',
        'The history of your browser can still show that you were here.',
        'You can ask us to delete your inquiry by giving us its reference.',
      ],
    },
    {
      subject: 'What happens after I send?',
      subtitle1: `You hear back within ${site.responseHours} hours.`,
      contents: [
        'Someone calls or writes to you with the details you gave.',
        'If you miss the call, you can call back or ask for a time that suits you.',
        'The first talk is free, and you can ask for a person you trust to join it.',
        'Then you decide if you want to go on.',
      ],
    },
    {
      subject: 'Can I change my mind?',
      subtitle1: 'Yes, at any time, and you do not have to give a reason.',
      contents: [
        'Until you send the form, no one gets your message.',
        'After you send it, you can give us your reference and ask us to delete it and not contact you.',
        'After the first talk, you can say no and owe nothing.',
        'If you have already hired a lawyer, you can still end that, but ask what your agreement says about fees.',
      ],
    },
    {
      subject: 'Do I need to report to the police first?',
      subtitle1: 'No. You can talk to a lawyer whether or not you have reported anything.',
      contents: [
        'For most adults, reporting what happened to them is their own choice.',
        'A lawyer can tell you what a report could lead to before you decide.',
        'Some funds that help victims with costs may ask for a report, so it is worth a question.',
        'Some people must by law report harm to a child, and those rules vary by state.',
        `If a child is in danger now, call 911 or ${childAbuseLine.name} at ${childAbuseLine.phone}.`,
      ],
    },
    {
      subject: 'What if I cannot tell the whole story?',
      subtitle1: 'That is fine. A few words are enough to start.',
      contents: [
        'In the message box you can write “I would rather talk” and nothing more.',
        'You can leave out names, dates and anything that hurts to write.',
        'Gaps in memory are common, and you do not have to fill them.',
        'You can stop for a while, but keep the page open, because nothing is saved if you leave it.',
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
        'It can be a parent, a relative, a teacher, a nurse or a school counselor.',
        'If the first adult does not help, try another one.',
        `You can call ${childAbuseLine.name} at ${childAbuseLine.phone}, or 911 if you are in danger now.`,
        'If someone has a private image of you, a service called Take It Down is for people under 18.',
        'An adult usually has to act for you in a case, so ask them to fill in the form.',
      ],
    },
    {
      subject: 'I am undocumented. Can I still ask?',
      subtitle1: 'Yes. This site does not ask about your status, and you do not need to write it.',
      contents: [
        'In general, you do not have to be a citizen to bring a civil claim.',
        'Ask the lawyer what stays private, and what a court case could make public, before you share more.',
        'Some people harmed by a crime can apply for a special visa, and an immigration lawyer can tell you more.',
        'A threat to report you can be part of the abuse, so tell the lawyer about it when you are ready.',
      ],
    },
    {
      subject: 'I still live with the person. Is it safe to use this site?',
      subtitle1:
        'It may not be, if they can see your phone or computer. Your safety comes before any form.',
      contents: [
        'If you are in danger now, call 911.',
        'If you can, use a device they cannot reach, such as one at a library or with a friend.',
        '“Exit this site” takes you away fast, but it does not erase the history of your browser.',
        'Give only a phone number and an e-mail that no one else can see.',
        'Tell us in your message when it is safe to call, and if we may leave a message.',
        `You can call the ${domesticViolenceLine.name} at ${domesticViolenceLine.phone}, or text ${domesticViolenceLine.text}.`,
      ],
    },
  ],
};

/** The two tabs of the home page (specification, section 2, "FAQ with two tabs"). */
export const faqTabs: readonly [FaqTab, FaqTab] = [whyHireALawyer, frequentQuestions];
