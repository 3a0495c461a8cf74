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

type Row = Omit<ChangingLaw, 'places'> & {
  readonly en: string;
  readonly es: string;
  readonly elsewhere?: ChangingLaw['places'];
};

/** A law that both files of an article state, in these words, and perhaps other files too. */
export function inArticle(folder: string, { en, es, elsewhere, ...law }: Row): ChangingLaw {
  const path = `libs/blog-content/articles/${folder}`;
  return {
    ...law,
    places: { [`${path}/article.md`]: en, [`${path}/article.es.md`]: es, ...elsewhere },
  };
}
