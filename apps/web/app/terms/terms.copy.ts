import { callConsent, site } from '@lawyers/domain';
import type { ContentSection } from '../page-parts/content-page';

const sections: readonly ContentSection[] = [
  {
    id: 'who-runs-this-site',
    heading: 'Who runs this site',
    paragraphs: [
      `${site.company} runs this site. In these terms, “we” and “us” mean that company. The law firm responsible for the advertising on this site is ${site.responsibleFirm.name}. Its address is at the foot of every page.`,
      'By “lawyer” we mean a lawyer or law firm that takes part in this service and may receive your inquiry.',
    ],
  },
  {
    id: 'what-this-site-is',
    heading: 'What this site is, and what it is not',
    paragraphs: [
      'This site is a referral service. You send an inquiry, and we pass it to a lawyer who takes part in this service. We do not study your case to choose one. That is all our service does.',
    ],
    points: [
      'We are not a law firm.',
      'Using this site, or sending a form, creates no agreement to hire or represent anyone, neither with us nor with a lawyer. If you check the box on calls and texts, that is a consent, and you can take it back.',
      'It creates no attorney-client relationship. That begins only if you and a lawyer both agree to it.',
      'Sending a form does not stop any legal deadline. Until a lawyer has agreed to take your case, no one is watching your deadlines for you.',
      'Nothing on this site is legal advice, and we do not judge how strong your case is.',
      'A lawyer may decide not to take your case. You may decide not to hire a lawyer. You decide whether to retain any attorney, and which one.',
      'What you send may not be confidential. A firm that reads it might already represent the person who hurt you. Leave other people’s names out of the form. Before you tell your story, ask the firm to check. It will need the names for that and nothing more.',
    ],
  },
  {
    id: 'attorney-advertising',
    heading: 'Attorney advertising',
    paragraphs: [
      'This site is attorney advertising. Lawyers pay to take part in it. When we pass on your inquiry, we do not say that one lawyer is better than another, and we do not recommend one.',
      'Where a page says “Top Lawyer,” those are our own words. They are not a rating, a ranking, or an award from anyone.',
      'Choosing a lawyer is an important decision, and it should not rest on advertising alone. Ask questions, and check with your state bar that the lawyer has a license.',
    ],
  },
  {
    id: 'cost',
    heading: 'What it costs, and who is paid',
    paragraphs: [
      'You pay us nothing. The first conversation with a lawyer is a free, no-cost, no-obligation consultation. Participating lawyers pay for this service.',
      'If you hire a lawyer, you make your own agreement with them. In most injury cases, the lawyer is paid a fee only if you win. This is called a contingency fee, and it is a share of the money you receive.',
      'Not every matter can be paid for that way. Lawyers are generally not allowed to charge a contingency fee for a divorce or for support. They rarely offer one for a protection order or to get images removed. Ask what those would cost before you agree to anything.',
      'The costs of a case, such as court filing and medical records, are separate from the fee. You may owe them even if you lose. Ask the lawyer who pays them, and ask for the answer in writing.',
    ],
  },
  {
    id: 'what-you-send',
    heading: 'What you send, and who receives it',
    paragraphs: [
      'This is our privacy notice. Nothing you write in a message leaves the page until you send the form. The picker on the home page is different: when you press “Find Lawyer,” the kind of harm and the ZIP code become part of the address of the next page. When you send it, you ask us to use your answers to reply to you and to pass your inquiry to a lawyer.',
      'Some of this may be very personal. Send only what you are ready to share.',
    ],
    points: [
      'Both forms send your name, your email address, your phone number, the kind of harm you chose, and your message.',
      'The case form also sends your ZIP code, how long ago it happened, your answers about medical care, fault, and a consultation, and the type of injustice you chose.',
      'If you tell us how and when it is safe to reach you, or agree to calls and texts, that is sent too.',
      'The form also sends a reference, the page you sent it from, its language, which answers you did not change, and a note if a computer program seems to have filled it in.',
      'EmailJS, an email service, carries the message for us. It may keep its own record, under its own privacy policy.',
      'The message arrives in a mailbox of the company. From there it may go to a lawyer.',
      'The form does not send it to the police, your employer, your family, or the person who hurt you.',
    ],
  },
  {
    id: 'is-it-sold',
    heading: 'Is your inquiry sold?',
    paragraphs: [
      'Lawyers pay us to receive inquiries. So the honest answer is that we are paid when we share yours, and some states may call that a sale.',
      'We pass it only to a lawyer who takes part in this service. We do not give or sell it to advertisers or data brokers. EmailJS and the service that runs our mailbox handle it for us. A court order, a subpoena, or a law on reporting harm to a child may also force us or a lawyer to hand it over.',
      'If you do not want it shared, please do not send a form. If you already sent one, contact us and ask us to stop.',
    ],
  },
  {
    id: 'your-device',
    heading: 'What stays on your device',
    paragraphs: [
      'This site sets no cookies and stores nothing on your device. It has no trackers. Until you send a form or follow a link, your browser asks no other site for anything.',
      'What you type into a message stays in the memory of the open page. We tell your browser not to save it for autofill or for restoring tabs. One case is different: if scripts are turned off and you send a form, your browser may keep a copy of it.',
      'Your browser keeps its own history. It can show the pages you opened. If you used the picker on the home page, it can also show the kind of harm and the ZIP code you chose. “Exit this site” does not erase that history.',
      'The computers that deliver this site may keep the usual records of a visit, such as the time, the address of the page, and your internet (IP) address. If you used the picker, the address of the page holds the kind of harm and the ZIP code.',
    ],
  },
  {
    id: 'keeping-and-deleting',
    heading: 'How long we keep it, and how to have it deleted',
    paragraphs: [
      'We keep your inquiry for as long as we need it to answer you, to pass it on, and to keep the records that the law requires.',
      'You can ask to see it, correct it, or have it deleted, wherever you live. Contact us and give the reference you saw when you sent it. If you no longer have it, tell us the name and the day, and we will look for it.',
      'We then delete it from our mailbox, unless the law says that we must keep it. If a lawyer already has it, we will tell you whom to ask. A lawyer may have a duty to keep a record.',
      'We do not pass a request about your privacy to a lawyer as an inquiry. If you do not want to use the form, call us.',
    ],
  },
  {
    id: 'state-privacy-laws',
    heading: 'Privacy laws of California, Washington, Nevada, and other states',
    paragraphs: [
      'Your state may give you more rights than these terms do. These terms do not take them away. To use those rights, contact us. We will not treat you any differently because you did.',
    ],
    points: [
      'California: the California Consumer Privacy Act gives people who live there rights against the businesses it covers. They can know what a business has about them, correct it, and delete it. They can say no to its sale or sharing: tell us “Do not sell my information.” They can also limit how sensitive details are used, such as those about health or sex life.',
      'Washington: the My Health My Data Act protects health details. They can include what you tell us about an injury, care, or counseling. You can ask what we have and who received it, take back your consent, and have it deleted. No one may sell such details without a separate permission that you sign. This site does not ask for that permission, so please do not use its forms if you live in Washington or are there now. You can find a lawyer through the state bar.',
      'Nevada: a similar law protects health details and also asks for a permission that you sign before a sale. So please do not use the forms if you live in Nevada or are there now. You can find a lawyer through the state bar.',
      'Other states have privacy laws too. Tell us which state you live in, and we will tell you what its law gives you from us.',
    ],
  },
  {
    id: 'calls-and-texts',
    heading: 'Calls and texts',
    paragraphs: [
      'When you send a form, you ask for a reply. A person may call you or write to you to give it.',
      'You may also see a box that asks if you agree to more calls and texts. It starts out empty. It is optional, and your inquiry is sent whether you check it or not. If you do check it, you agree to these words, and no more:',
      `“${callConsent.text}”`,
    ],
    points: [
      'A lawyer or firm that the box does not name may only dial by hand or write to you to answer your inquiry.',
      'Message and data rates may apply.',
      'If someone else can see your phone, think twice before you check the box: a text can appear on a locked screen.',
      'You can stop at any time, in any reasonable way. Reply STOP to a text, tell a caller to stop, or contact us.',
      'The version of these words, and the time, are sent with your inquiry.',
    ],
  },
  {
    id: 'emergencies',
    heading: 'Emergencies',
    paragraphs: [
      'No one watches this site for emergencies. If you or someone else is in danger now, call 911. Help lines are listed at the foot of every page, and you do not need a lawyer to call them.',
    ],
  },
  {
    id: 'articles',
    heading: 'Articles',
    paragraphs: [
      'The articles on this site are general information. They are not advice about your case. Laws and time limits differ from state to state and can change. Only a lawyer who knows your facts can tell you which ones apply to you.',
      'Please do not wait, or give up, because of something you read here.',
    ],
  },
  {
    id: 'links',
    heading: 'Links to other sites',
    paragraphs: [
      'Some pages link to sites that we do not run. We hope they help you, but we do not control them. Their own terms and privacy policies apply once you are there.',
    ],
  },
  {
    id: 'results',
    heading: 'No promise of a result',
    paragraphs: [
      'Each case is different. No one can promise that a claim will be won, what it may bring, or how long it will take. An estimate is a careful guess from the facts known that day, and it can change.',
    ],
  },
  {
    id: 'responsibility',
    heading: 'What we are responsible for',
    paragraphs: [
      'We take care to keep this site working and its words correct. We cannot promise that it is always up or free of mistakes. If a page says that your message is not confirmed, please try again or call us.',
      'As far as the law allows, we are not responsible for the work or the advice of a lawyer you hire, for sites that we do not run, or for loss that we could not have foreseen or prevented.',
      'Nothing in these terms limits a responsibility that the law does not let us limit, and nothing here takes away your rights as a consumer.',
    ],
  },
  {
    id: 'who-may-use-it',
    heading: 'Who may use this site',
    paragraphs: [
      'This site is for people who are 18 or older and in a part of the United States that we serve. The foot of every page names the states. Washington and Nevada are not among them. You may write for another adult if they agree. You may write for a child if you are the parent or guardian, or if a court has said that you may act for the child. Please tell the truth as you know it, and do not use the forms to harm or trick anyone.',
      'If you are under 18, please do not fill in the form yourself. Tell an adult you trust, such as a relative, a teacher, a nurse, or a school counselor. They cannot write to us for you, but they can help you reach a parent, a guardian, or someone else who may. Teachers, nurses, and counselors usually have to report harm to a child, and that is meant to keep you safe.',
      'You can also call Childhelp yourself. The number is with the help lines at the foot of this page. If you are in danger now, call 911.',
    ],
  },
  {
    id: 'changes',
    heading: 'Changes to these terms',
    paragraphs: [
      'We may change these terms. The date at the top shows when we last did. The terms posted here on the day you sent a form apply to that form.',
    ],
  },
  {
    id: 'contact',
    heading: 'How to reach us',
    paragraphs: [
      'You can write to us on the Contact Us page, or call the number at the foot of every page. If your question is about a message you sent, please give its reference.',
    ],
  },
];

/** The Terms of Service, with the notice at collection (requirements § 2.9 and § 8.4). */
export const termsCopy = {
  heading: 'Terms of Service',
  description:
    'The terms of this free referral service: no agreement, what you send and to whom, who pays for it.',
  updated: '2026-11-22',
  intro:
    'These are the terms for using this site. In short: the site is free for you, it makes no one your lawyer, and you decide.',
  sections,
} as const;
