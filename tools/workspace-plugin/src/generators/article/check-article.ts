import type { NewArticle } from './normalize-article';

// The same bounds as the front matter's schema in libs/blog-content, which has the last word.
const shortest = 10;
const longest = 70;

/** @throws Error that says what is wrong with the title and what to do. */
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
