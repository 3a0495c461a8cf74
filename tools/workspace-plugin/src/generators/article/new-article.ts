import { joinPathFragments, type Tree } from '@nx/devkit';
import { slugOf } from '../../slug';

export type ArticleOptions = { readonly title: string };

const articles = 'libs/blog-content/articles';

// The limits of the front matter's schema in libs/blog-content.
const shortest = 10;
const longest = 70;

/**
 * The values for the templates, from the title and the existing articles.
 * @throws Error with the fix when the title is invalid.
 */
export function newArticle(tree: Tree, options: ArticleOptions) {
  const others = tree
    .children(articles)
    .flatMap((name) => {
      const { number, slug } = /^(?<number>\d+)-(?<slug>.+)/.exec(name)?.groups ?? {};
      return number && slug ? [{ number: Number(number), slug, name }] : [];
    })
    .sort((a, b) => a.number - b.number);
  const title = options.title.trim().replace(/\s+/g, ' ');
  const slug = slugOf(title);
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
  // A gap is left alone: numbers are addresses and are never given twice.
  const number = (others.at(-1)?.number ?? 0) + 1;
  return {
    title,
    directory: joinPathFragments(articles, `${String(number).padStart(2, '0')}-${slug}`),
    related: others.slice(-3).map((other) => other.number),
  };
}
