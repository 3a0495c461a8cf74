import { site } from '@lawyers/domain';

/** The words of the home page (requirements § 2.6). */
export const homeCopy = {
  hero: {
    heading: 'Talk with a lawyer when you’re ready.',
    reassurance:
      'The first conversation is free, there is no obligation, and you decide what happens next.',
    note: 'We are a referral service, not a law firm. Choose what comes closest. No one is contacted until you send the form. Your choice and ZIP code may show in this browser’s history.',
    danger: 'In danger?',
    helpLines: 'Help lines',
    pictureAlt: 'A small house with lit windows among hills, and a path that leads to its door.',
  },
  howItWorks: {
    heading: 'How it Works',
    steps: [
      {
        title: 'Tell Us What Happened',
        text: 'Pick what fits best, enter your ZIP code, and answer a few questions. You can leave out anything you are not ready to share.',
      },
      {
        title: 'Free Consultation',
        text: `Within ${site.responseHours} hours, someone calls or emails you about a free, no-cost, no-obligation consultation with a lawyer. Ask anything you want to know.`,
      },
      {
        title: 'Estimate on Maximum Compensation',
        text: 'A lawyer can explain what the law in your state may let you ask for. That is an estimate, and no one can promise it. You decide whether to go on.',
      },
    ],
  },
  legalAreas: {
    heading: 'Legal Areas',
    start: 'Start with this',
    lead: 'You don’t need the right word for what happened. Pick the one that feels closest.',
  },
  whyChooseUs: {
    heading: 'Why Choose Us',
    pictureAlt: 'A desk by a window, with two cups of coffee and an empty chair on either side.',
    paragraphs: [
      `We are a referral service run by ${site.company}. We pass your inquiry to a law firm or a lawyer. They pay for the service, you pay us nothing, and you can say no to any of them.`,
    ],
    points: [
      {
        title: 'You set the pace',
        text: 'Share a little or a lot. You can stop at any point, and you don’t have to say why.',
      },
      {
        title: 'In most injury cases, no fee unless you win',
        text: 'Divorce, support, protection orders, and image removal work differently. The costs of a case are separate from the fee, and you may owe them even if you lose. Ask about both before you sign.',
      },
      {
        title: `A reply within ${site.responseHours} hours`,
        text: 'Someone will call or email you. It is fine to say no.',
      },
      {
        title: 'No cookies, no tracking',
        text: 'This site saves nothing you type, and asks your browser not to. Your browser’s history can still show what you did here.',
      },
    ],
  },
  reviews: {
    heading: 'Reviews',
    sampleNotice:
      'These are made-up samples. No real person wrote them. They only show how this part of the page will look.',
  },
  faq: { heading: 'Questions You May Have' },
  contact: {
    heading: 'Contact Us',
    lead: 'Have a question about this service, or not sure where to start? We cannot give legal advice. Give only a phone number and an email address that no one else can see. If there is a safe time to reach you, put it in your message.',
    promise: `You will get a response within ${site.responseHours} hours, by phone or email.`,
  },
} as const;
