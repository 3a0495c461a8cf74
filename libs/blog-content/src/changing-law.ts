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
];

function article(
  folder: string,
  words: { readonly en: string; readonly es: string },
): ChangingLaw['places'] {
  const path = `libs/blog-content/articles/${folder}`;
  return { [`${path}/article.md`]: words.en, [`${path}/article.es.md`]: words.es };
}
