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
  /** The numbers of the related articles. */
  readonly related: readonly number[];
  /** The existing articles. */
  readonly others: readonly NumberedEntry[];
};

const articles = 'libs/blog-content/articles';

/** The values for the templates, from the title and the existing articles. */
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

// The limits of the front matter's schema in libs/blog-content.
const shortest = 10;
const longest = 70;

/** @throws Error with the fix when the title is invalid. */
export function checkArticle({ title, slug, others }: NewArticle): void {
  if (!slug) {
    throw new Error('An article needs a title with letters: nx g article "Title of it".');
  }
  if (title.length < shortest || title.length > longest) {
    throw new Error(
      `The title "${title}" has ${title.length} characters. Give it ${shortest} to ${longest}, so that it fits in lists and search results.`,
    );
  }
  const taken = others.find((other) => other.slug === slug);
  if (taken) {
    throw new Error(`The article ${taken.name} has this title already. Choose another.`);
  }
  if (others.length < 3) {
    throw new Error(
      'An article ends with three related ones, and there are fewer than three others.',
    );
  }
}
