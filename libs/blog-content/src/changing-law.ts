/** A statement of law that a date or a legislature can make wrong. */
export type ChangingLaw = {
  /** What the texts say, for whoever checks it. */
  readonly what: string;
  /** The last day on which it holds, as an ISO date; undefined if no day is set. */
  readonly until?: string;
  /** The day on which a person last compared it with the source. */
  readonly checked: string;
  /** Also listed among the sources of every article below. */
  readonly source: string;
  /** By file, from the root of the workspace: the words that state it there. */
  readonly places: Readonly<Record<string, string>>;
};

/** Everything in the articles that changes with time. The launch check names rows that ended or were not checked for long. */
export const changingLaw: readonly ChangingLaw[] = [
  {
    what: 'Claims over COVID-19 vaccines go to the Countermeasures Injury Compensation Program, as long as the federal declaration lasts',
    until: '2029-12-31',
    checked: '2026-11-24',
    source: 'https://www.govinfo.gov/content/pkg/FR-2024-12-11/html/2024-29108.htm',
    places: article('01-product-liability', {
      en: 'these claims go to a different federal program',
      es: 'estos reclamos van a otro programa federal',
    }),
  },
  {
    what: 'Unsafe products are reported to the CPSC; a plan to move it into the Department of Health and Human Services needs an act of Congress',
    checked: '2026-11-24',
    source: 'https://www.saferproducts.gov/',
    places: article('01-product-liability', {
      en: 'Consumer Product Safety Commission (CPSC)',
      es: 'Comisión para la Seguridad de los Productos del Consumidor (CPSC)',
    }),
  },
  {
    what: 'Cases of abuse victims stay confidential (8 USC 1367), but the immigration agency has read that more narrowly since December 22, 2025',
    checked: '2026-11-24',
    source: 'https://eiglaw.com/uscis-revises-vawa-eligibility-to-reduce-fraud',
    places: article('03-rehabilitation-and-support', {
      en: 'since December 2025 the government reads that protection more narrowly',
      es: 'desde diciembre de 2025 el gobierno entiende esa protección de manera más limitada',
    }),
  },
  {
    what: 'California: adults may sue over sexual assault since 2009 whose limit had run out (AB 2777, Code of Civil Procedure 340.16)',
    until: '2026-12-31',
    checked: '2026-11-24',
    source: 'https://leginfo.legislature.ca.gov/faces/billNavClient.xhtml?bill_id=202120220AB2777',
    places: article('14-personal-injury-law-basics', {
      en: '**California, sexual assault since January 1, 2009:** until December 31, 2026.',
      es: '**California, agresión sexual desde el 1 de enero de 2009:** hasta el 31 de diciembre de 2026.',
    }),
  },
  {
    what: 'California: adults may sue over sexual assault in any year, whoever did it or a private organization that covered up (AB 250)',
    until: '2027-12-31',
    checked: '2026-11-24',
    source: 'https://leginfo.legislature.ca.gov/faces/billNavClient.xhtml?bill_id=202520260AB250',
    places: article('14-personal-injury-law-basics', {
      en: '**California, sexual assault in any year:** until December 31, 2027',
      es: '**California, agresión sexual en cualquier año:** hasta el 31 de diciembre de 2027',
    }),
  },
  {
    what: 'Louisiana: expired claims over sexual abuse of a child may be filed (Revised Statutes 9:2800.9, extended by Senate Bill 246 of 2024; its Supreme Court upheld the first window on June 12, 2024)',
    until: '2027-06-14',
    checked: '2026-11-24',
    source:
      'https://www.newsfromthestates.com/article/lookback-window-extended-child-abuse-survivors-file-lawsuits-louisiana',
    places: article('14-personal-injury-law-basics', {
      en: 'Louisiana has reopened old claims until June 14, 2027',
      es: 'Luisiana acepta otra vez reclamos vencidos hasta el 14 de junio de 2027',
    }),
  },
  {
    what: 'Rhode Island: expired claims over sexual abuse of a child may be filed from July 1, 2026 (General Laws 9-1-51, Senate Bill 2616 of 2026); sources differ on claims against the person who did it',
    until: '2028-06-30',
    checked: '2026-11-24',
    source: 'https://www.recordinglaw.com/news/rhode-island-child-sex-abuse-revival-window/',
    places: article('14-personal-injury-law-basics', {
      en: 'and Rhode Island, at least against institutions, until June 30, 2028',
      es: 'y Rhode Island, al menos contra instituciones, hasta el 30 de junio de 2028',
    }),
  },
  {
    what: 'New York City: window for gender-motivated violence before January 9, 2022; sources differ between March and July 2027',
    until: '2027-02-28',
    checked: '2026-11-24',
    source: 'https://intro.nyc/1297-2025',
    places: article('14-personal-injury-law-basics', {
      en: 'until about July 2027. Sources differ, so file before March 2027.',
      es: 'hasta julio de 2027, más o menos. Las fuentes no coinciden, así que demande antes de marzo de 2027.',
    }),
  },
  {
    what: 'Suits over intimate images (15 U.S.C. 6851): the four-year limit of 28 U.S.C. 1658(a) probably applies, so the first claims are running out',
    checked: '2026-11-24',
    source: 'https://www.law.cornell.edu/uscode/text/15/6851',
    places: article('04-technology-in-injury-law', {
      en: 'the earliest claims are already running out',
      es: 'los primeros reclamos ya están venciendo',
    }),
  },
  {
    what: 'The DEFIANCE Act passed the Senate in January 2026 and was not law; the bill lapses with the 119th Congress',
    until: '2027-01-03',
    checked: '2026-11-24',
    source: 'https://www.congress.gov/bill/119th-congress/senate-bill/1837',
    places: article('04-technology-in-injury-law', {
      en: 'we found no sign that it had become law',
      es: 'no encontramos señales de que ya fuera ley',
    }),
  },
  {
    what: 'Title IX: supportive measures without a formal complaint, under the rule of 2020, in force again since January 2025',
    checked: '2026-11-24',
    source: 'https://www.law.cornell.edu/cfr/text/34/106.44',
    places: article('14-personal-injury-law-basics', {
      en: "Under today's rules you need no formal complaint for that.",
      es: 'Las reglas de hoy le dan esa ayuda sin una queja formal.',
    }),
  },
  {
    what: 'Sites must take an intimate image down within 48 hours of a valid request, since May 19, 2026 (TAKE IT DOWN Act)',
    checked: '2026-11-24',
    source: 'https://takeitdown.ftc.gov/',
    places: {
      ...article('04-technology-in-injury-law', {
        en: 'They have had this duty since May 19, 2026',
        es: 'Tienen esa obligación desde el 19 de mayo de 2026',
      }),
      'libs/domain/src/faq.ts': '48 hours after a valid request',
    },
  },
  {
    what: 'Federal Medicaid covers fewer groups of immigrants since October 1, 2026 (Public Law 119-21, section 71109)',
    checked: '2026-11-24',
    source: 'https://www.congress.gov/bill/119th-congress/house-bill/1',
    places: article('10-long-term-medical-care', {
      en: 'since October 2026 federal Medicaid covers fewer groups of immigrants',
      es: 'desde octubre de 2026 el Medicaid federal cubre a menos grupos de inmigrantes',
    }),
  },
  {
    what: 'Florida: no-fault coverage requires a first visit within 14 days (Statutes 627.736); bills to repeal no-fault come every year, such as Senate Bill 522 of 2026',
    checked: '2026-11-24',
    source: 'https://www.flsenate.gov/Laws/Statutes/2025/627.736',
    places: article('11-car-accident-case-handling', {
      en: 'In Florida, no-fault medical coverage has generally required a first visit within 14 days.',
      es: 'En Florida, esa cobertura médica ha exigido, en general, una primera visita al médico dentro de 14 días.',
    }),
  },
  {
    what: 'California: rideshare companies insure against drivers without insurance for $60,000 a person (Senate Bill 371 of 2025)',
    checked: '2026-11-24',
    source: 'https://leginfo.legislature.ca.gov/faces/billNavClient.xhtml?bill_id=202520260SB371',
    places: article('11-car-accident-case-handling', {
      en: 'it fell in 2026 to $60,000 per person',
      es: 'bajó en 2026 a $60,000 por persona',
    }),
  },
];

function article(
  folder: string,
  words: { readonly en: string; readonly es: string },
): ChangingLaw['places'] {
  const path = `libs/blog-content/articles/${folder}`;
  return { [`${path}/article.md`]: words.en, [`${path}/article.es.md`]: words.es };
}
