/** A statement on the site that becomes wrong on a date, or when a legislature or agency changes something. */
export type ChangingLaw = {
  /** What the texts say, for the person who checks it. */
  readonly what: string;
  /** The last day on which it is true, as an ISO date. Undefined if no end is known. */
  readonly until?: string;
  /** The day on which a person last compared it with the source, as an ISO date. */
  readonly checked: string;
  /** The URL of a source. Every article in `places` must list it among its sources. */
  readonly source: string;
  /** The files that state it, relative to the workspace, each with the words that do. */
  readonly places: Readonly<Record<string, string>>;
};

type Row = Omit<ChangingLaw, 'places'> & {
  readonly en: string;
  readonly es: string;
  readonly elsewhere?: ChangingLaw['places'];
};

/**
 * Returns the entry for a statement in an article. `en` and `es` are the words that state it in the English and the
 * Spanish file, and `elsewhere` has those of other files.
 */
export function inArticle(folder: string, { en, es, elsewhere, ...law }: Row): ChangingLaw {
  const path = `libs/blog-content/articles/${folder}`;
  return {
    ...law,
    places: { [`${path}/article.md`]: en, [`${path}/article.es.md`]: es, ...elsewhere },
  };
}
