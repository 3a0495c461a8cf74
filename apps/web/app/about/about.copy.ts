import { site } from '@lawyers/domain';

/** The words of the About page (requirements § 2.9). */
export const aboutCopy = {
  heading: 'About Us',
  description:
    'Who runs this free referral service, how it is paid, and what it does and does not do.',
  pictureAlt:
    'A wooden desk by an arched window, with a lamp, two cups of coffee and a small vase of leaves on it, and an empty chair on either side.',
  sections: [
    {
      id: 'who-we-are',
      heading: 'Who We Are',
      paragraphs: [
        `${site.company} runs this site. We are a referral service. We are not a law firm, and no one here is your lawyer. The law firm responsible for this advertising is ${site.responsibleFirm.name}.`,
        'Something may have happened to you that should not have happened. You may have told no one yet. You may have told someone who did not hear you. You may not know if the law even has a word for it. You don’t have to know any of that to start.',
        'Our part is small. We take your inquiry and pass it to a law firm or a lawyer. From there, what you talk about and what you choose are between you and them.',
      ],
    },
    {
      id: 'our-service',
      heading: 'Our Service',
      paragraphs: [
        `You choose the kind of harm that comes closest, enter your ZIP code, and tell us as much as you want. Your inquiry comes to us by email, and we pass it to a participating law firm or lawyer. Someone gets back to you within ${site.responseHours} hours. If a lawyer can help, you have a free, no-cost, no-obligation consultation. A lawyer may also say no.`,
        'You pay us nothing. Lawyers and law firms pay us to receive inquiries like yours. That makes this site attorney advertising. Passing on your inquiry does not mean that we recommend a lawyer, and we do not judge how strong your case is.',
        'In most injury cases, the lawyer’s fee is an agreed share of the money you receive, and you owe it only if you win. Lawyers are generally not allowed to charge that way for a divorce or for support. They rarely do it for a protection order or to get images removed. The costs of a case, such as filing fees and records, are separate from the fee. You may owe them even if you lose. Ask to see the share in writing, and ask who pays the costs.',
      ],
    },
    {
      id: 'our-mission',
      heading: 'Our Mission',
      paragraphs: [
        'We want the first step to be a small one. You should not need money, the right words, or a whole story to find out what the law can do for you.',
        'So this site uses everyday words. It does not track you, set cookies, or save what you write on your device. It does not rush you. It does not promise a result, because no honest person can.',
        'A lawyer may not be what you need most today. That is why help lines are at the foot of every page. You do not need a lawyer to call them, and you do not need us.',
      ],
    },
  ],
  agreement:
    'Using this site creates no agreement and no attorney-client relationship. You decide whether to retain any attorney, and which one.',
} as const;
