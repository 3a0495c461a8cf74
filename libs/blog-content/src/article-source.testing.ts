import { stringify } from 'yaml';
import type { Article } from './article';
import { parseArticle } from './parse-article';

/** The path of the example article. Every error about the article must contain it. */
export const articlePath = 'articles/02-made-up/article.md';

const location = { number: 2, folder: '02-made-up', file: articlePath };

export const frontMatter = {
  title: 'A made-up article for tests',
  listTitle: 'A made-up article',
  summary: 'A summary that is long enough to pass the check. It says what the reader will have.',
  description:
    'A description that is long enough to pass the check, in other words than the summary.',
  published: '2026-11-20',
  reviewed: '2026-11-20',
  cover: 'A lamp stands on a table.',
  related: [1, 3, 4],
  invitation: 'none',
  sources: [{ title: 'An agency', url: 'https://www.example.gov/' }],
};

/** Front matter keys with other values; undefined removes a key. */
export type Changes = Readonly<Record<string, unknown>>;

/** Returns the source of an article with valid front matter except for `changes`. */
export function articleSource(changes: Changes = {}, body = ''): string {
  return `---\n${stringify({ ...frontMatter, ...changes })}---\n${body}`;
}

const englishOnly = { published: undefined, related: undefined, invitation: undefined };

/** Returns the source of a translation with valid front matter except for `changes`. */
export function translationSource(changes: Changes, body = ''): string {
  return articleSource({ ...englishOnly, ...changes }, body);
}

/** Returns a parsed article with this Markdown. */
export function articleOf(body: string, changes: Changes = {}): Article {
  return parseArticle(articleSource(changes, body), location);
}
