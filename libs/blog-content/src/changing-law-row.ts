import { languages, type Language, type Translations } from '@lawyers/domain';

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

type Row = Omit<ChangingLaw, 'places'> &
  Translations<string> & { readonly elsewhere?: ChangingLaw['places'] };

/**
 * Returns the entry for a statement in an article. `en`, `es`, and so on are the words that state it in the file of
 * each language, and `elsewhere` has those of other files.
 */
export function inArticle(
  folder: string,
  { what, until, checked, source, elsewhere, ...words }: Row,
): ChangingLaw {
  const places = (Object.keys(languages) as Language[]).map((language) => [
    `libs/blog-content/articles/${folder}/${languages[language].articleFile}`,
    words[language],
  ]);
  return {
    ...{ what, until, checked, source },
    places: { ...Object.fromEntries(places), ...elsewhere },
  };
}
