import { joinPathFragments, type Tree } from '@nx/devkit';
import { nextNumber, numberedEntries, type NumberedEntry } from '../../numbered-entries';
import { slugOf } from '../../slug';

export type ArticleOptions = { readonly title: string };

export type NewArticle = {
  readonly title: string;
  readonly slug: string;
  /** Two digits or more, such as `07`. */
  readonly number: string;
  readonly directory: string;
  /** An ISO date. */
  readonly date: string;
  /** The numbers of the articles that stand at its end. */
  readonly related: readonly number[];
  /** Those that were there before. */
  readonly others: readonly NumberedEntry[];
};

const articles = 'libs/blog-content/articles';

/** Everything the files need to know, from the title and the articles that are there. */
export function normalizeArticle(tree: Tree, options: ArticleOptions, date: string): NewArticle {
  const others = numberedEntries(tree, articles);
  const title = options.title.trim().replace(/\s+/g, ' ');
  const slug = slugOf(title);
  const number = nextNumber(others, 2);
  return {
    title,
    slug,
    number,
    directory: joinPathFragments(articles, `${number}-${slug}`),
    date,
    related: others.slice(-3).map((other) => other.number),
    others,
  };
}
