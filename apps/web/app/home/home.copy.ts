import { site } from '@lawyers/domain';

/** The words of the home page (specification, section 2, "Home page sections"). */
export const homeCopy = {
  hero: {
    heading: 'Talk with a lawyer when you’re ready.',
    reassurance:
      'The first talk is free, there is no obligation, and you decide what happens next.',
    note: 'Choose what comes closest. No one is contacted until you send the form.',
    danger: 'In danger?',
    helpLines: 'Help lines',
    pictureAlt:
      'A small house with lit windows among hills at first light, and a path that leads to its door.',
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
        text: `Within ${site.responseHours} hours, someone calls or emails you about a free, no-cost, no-obligation consultation with a lawyer. Ask anything you want to know. A lawyer can turn down a case, and you can turn down a lawyer.`,
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
    lead: 'You do not need the right word for what happened. Pick the one that feels closest, and a lawyer can sort out the rest with you.',
  },
  whyChooseUs: {
    heading: 'Why Choose Us',
    pictureAlt:
      'A desk by a window in morning light, with two cups of coffee and an empty chair on either side.',
    paragraphs: [
      'After something like this, even a short form can feel like a lot. So we kept the first step small, and you can stop whenever you want.',
      `We are a referral service run by ${site.company}. We are not a law firm. We pass your inquiry to a law firm or a lawyer, and lawyers pay for the service. You pay us nothing, and you can say no to any of them.`,
    ],
    points: [
      {
        title: 'You set the pace',
        text: 'Share a little or a lot. You can stop at any point, and you do not have to say why.',
      },
      {
        title: 'In most cases, no fee unless you win',
        text: 'In most injury cases, the lawyer is paid a fee only if you win. Divorce, support, protection orders, and image removal work differently. The costs of a case are separate from the fee, so ask about both before you sign.',
      },
      {
        title: `A reply within ${site.responseHours} hours`,
        text: 'Someone will call or email you at the number or address you gave us.',
      },
      {
        title: 'Nothing stored on your device',
        text: 'This site sets no cookies, saves nothing you type, and keeps your browser from saving it. Your browser’s history can still show that you were here.',
      },
    ],
  },
  reviews: {
    heading: 'Reviews',
    sampleNotice:
      'These are sample reviews. No client wrote them. They only show how this part of the page will look.',
  },
  faq: { heading: 'Questions You May Have' },
  contact: {
    heading: 'Contact Us',
    lead: 'Have a question first, or not sure where to start? Write a few words here. You do not need to have made up your mind.',
    promise: `You will get a response within ${site.responseHours} hours.`,
  },
} as const;
