import { site } from '@lawyers/domain';

/** The words of the home page (specification, section 2, "Home page sections"). */
export const homeCopy = {
  hero: {
    heading: 'Talk with a lawyer when you’re ready.',
    reassurance:
      'The first talk is free, there is no obligation, and you decide what happens next.',
    note: 'Choose what comes closest. No one is contacted until you send the form.',
    pictureAlt:
      'A small house with lit windows among hills at first light, and a path that leads to its door.',
  },
  howItWorks: {
    heading: 'How it Works',
    steps: [
      {
        title: 'Tell Us What Happened',
        text: 'Choose what fits best, give your ZIP code and answer a few questions. You can leave out anything you are not ready to share.',
      },
      {
        title: 'Free Consultation',
        text: `You get a call or an e-mail within ${site.responseHours} hours. Then you can have a free, no-cost, no-obligation consultation with a lawyer, and ask anything you want to know.`,
      },
      {
        title: 'Estimate on Maximum Compensation',
        text: 'The lawyer can explain what the law in your state may allow you to ask for. It is an estimate and not a promise. You decide whether to go on.',
      },
    ],
  },
  legalAreas: {
    heading: 'Legal Areas',
    lead: 'You do not need the right word for what happened. Pick the one that feels closest, and a lawyer can sort out the rest with you.',
  },
  whyChooseUs: {
    heading: 'Why Choose Us',
    paragraphs: [
      'After harm like this, even a short form can feel like a lot. This site is made so that the first step is a small one, and so that it stays in your hands.',
      'We are a referral service run by a company, and not a law firm. We pass your inquiry to a law firm or a lawyer, and lawyers pay for the service. You pay us nothing, and you owe no one a yes.',
    ],
    points: [
      {
        title: 'You set the pace',
        text: 'Share a little or a lot. You can stop at any point, and you do not have to say why.',
      },
      {
        title: 'A fee only if you win',
        text: 'If you hire a lawyer, they are paid a fee only if you win. Ask how other costs work before you agree to anything.',
      },
      {
        title: `A reply within ${site.responseHours} hours`,
        text: 'You get a call or an e-mail at the number or address you gave us. You can ask anything, and you can say no.',
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
      'These are sample reviews. They show how this part of the page will look, and no client wrote them.',
  },
  faq: { heading: 'Questions You May Have' },
  contact: {
    heading: 'Contact Us',
    lead: 'Have a question first, or not sure where to start? Write a few words here. You do not need to have made up your mind.',
    promise: `You will get a response within ${site.responseHours} hours.`,
  },
} as const;
