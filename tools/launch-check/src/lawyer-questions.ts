import { site, type SiteFacts } from '@lawyers/domain';

/** What only a lawyer for the states served can answer. `docs/operate.md` repeats each question. */
type LawyerQuestion = {
  readonly topic: string;
  readonly question: string;
  /** Where the site states or does it: paths from the root of the workspace. */
  readonly places: readonly string[];
};

const words = 'apps/web/app';
const facts = 'libs/domain/src';

/** The question behind the states that `check-site-facts.ts` refuses. */
export const healthDataTopic = 'Health data in Washington and Nevada';

export const lawyerQuestions: readonly LawyerQuestion[] = [
  {
    topic: 'Referral certificates',
    question:
      'May this company refer visitors to lawyers for pay in each state served, and does it hold every certificate or registration? California certifies referral services (Bus. & Prof. Code 6155). Texas certifies only public and non-profit ones (Occ. Code 952.102). Florida has rules for qualifying providers (Rule 4-7.22). New York forbids paid solicitation (Judiciary Law 479 to 482).',
    places: [`${facts}/site.ts`, `${words}/about/about.copy.ts`, `${words}/terms/terms.copy.ts`],
  },
  {
    topic: 'Who pays, and for what',
    question:
      'Do lawyers pay a flat amount or for each inquiry, may they (Model Rules 5.4 and 7.2), and do the pages describe it as it is?',
    places: [
      `${words}/inquiry/disclosure.copy.ts`,
      `${words}/about/about.copy.ts`,
      `${words}/terms/terms.copy.ts`,
      `${facts}/faq.ts`,
    ],
  },
  {
    topic: 'Fee statements',
    question:
      'Do the states served allow "a fee only if you win", with these exceptions (Model Rule 1.5(d)) and this sentence on costs, at every place that names the fee?',
    places: [
      `${words}/inquiry/disclosure.copy.ts`,
      `${words}/home/home.copy.ts`,
      `${words}/about/about.copy.ts`,
      `${words}/terms/terms.copy.ts`,
      `${facts}/faq.ts`,
      'libs/blog-content/articles/09-contingency-fees/article.md',
    ],
  },
  {
    topic: 'Advertising rules',
    question:
      'Are the label, the responsible firm, and its address enough in each state, may the pages say "Top Lawyer" and "Maximum Compensation", and must the site be filed or a copy kept?',
    places: [
      `${words}/shell/footer.copy.ts`,
      `${words}/intake/intake.copy.ts`,
      `${words}/home/home.copy.ts`,
      `${words}/terms/terms.copy.ts`,
    ],
  },
  {
    topic: 'Reviews',
    question:
      'May the states served show reviews of clients, with which notices, and is there proof that each one is real (16 CFR 465)?',
    places: [`${facts}/reviews.ts`],
  },
  {
    topic: 'Call consent',
    question:
      'Does the consent meet the federal rule (TCPA, 47 CFR 64.1200) and the telephone laws of the states served, is every caller who uses a dialer, texts, or a recorded voice named in it, and who keeps the proof and acts on STOP?',
    places: [`${facts}/consent.ts`, `${words}/terms/terms.copy.ts`],
  },
  {
    topic: 'Privacy law of California',
    question:
      'Does the CCPA apply to this company, is passing an inquiry to a paying lawyer a sale of sensitive information, and does the site then need a notice or an opt-out link?',
    places: [`${words}/terms/terms.copy.ts`, `${words}/inquiry/disclosure.copy.ts`],
  },
  {
    topic: healthDataTopic,
    question:
      'Washington (My Health My Data Act, RCW 19.373) and Nevada (SB 370 of 2023) forbid the sale of health data without an authorization that the visitor signs. The forms collect none, so the site does not serve these states. Is leaving them out enough, and if they are to be served, which authorization, separate policy, and consent does the site need first?',
    places: [
      `${facts}/site.ts`,
      `${words}/terms/terms.copy.ts`,
      `${words}/inquiry/disclosure.copy.ts`,
      `${facts}/case-inquiry-form.ts`,
    ],
  },
  {
    topic: 'Privacy law of the other states served',
    question:
      'Which other privacy laws apply in the states served, what do they ask of the notice and of a request, and does one ask for consent before health details are sold, as that of Connecticut does?',
    places: [`${words}/terms/terms.copy.ts`],
  },
  {
    topic: 'Keeping and deleting',
    question:
      'How long may and must an inquiry be kept, in the mailbox and at EmailJS, and who answers a request to delete it within the time of the law?',
    places: [`${words}/terms/terms.copy.ts`, `${words}/confirm/confirm.copy.ts`],
  },
  {
    topic: 'Confidentiality and conflicts',
    question:
      'What protects a message before anyone is hired (Model Rule 1.18), and does each office ask for names and check them for conflicts before it hears the story?',
    places: [`${words}/inquiry/disclosure.copy.ts`, `${words}/terms/terms.copy.ts`],
  },
  {
    topic: 'Children',
    question:
      'Who may write for a child, and must whoever reads the mailbox report harm to a child in the states served?',
    places: [`${words}/terms/terms.copy.ts`, `${facts}/faq.ts`],
  },
  {
    topic: 'Terms',
    question:
      'Do the limits of responsibility and the way in which the terms change hold in the states served?',
    places: [`${words}/terms/terms.copy.ts`],
  },
  {
    topic: 'Statements of law',
    question:
      'Are the articles, the questions and answers, and the legal areas right today for the states served?',
    places: ['libs/blog-content/articles', `${facts}/faq.ts`, `${facts}/issue-types.ts`],
  },
];

/** The questions for people: nothing here is a pass, whatever the other checks found. */
export function lawyerQuestionsReport(
  served: SiteFacts['statesServed'] = site.statesServed,
): string {
  const where = served === 'all' ? 'all states' : served.join(', ');
  const lines = lawyerQuestions.map(
    ({ topic, question, places }) => `  ? ${topic}: ${question}\n    ${places.join(', ')}\n`,
  );
  return `To be answered by a lawyer before launch, for the states served (${where}):\n\n${lines.join('\n')}`;
}
