import { stringify } from 'yaml';
import type { Article } from './article';
import { parseArticle } from './parse-article';

/** Where the made-up article is said to lie; it must stand in every error about it. */
export const articlePath = 'articles/02-made-up/article.md';

const place = { number: 2, slug: 'made-up', folder: '02-made-up', file: articlePath };

const frontMatter = {
  title: 'A made-up article for tests',
  listTitle: 'A made-up article',
  summary: 'A summary that is long enough to pass the check. It says what the reader will have.',
  description:
    'A description that is long enough to pass the check, in other words than the summary.',
  published: '2026-11-20',
  reviewed: '2026-11-20',
  cover: 'A lamp stands on a table.',
  related: [1, 3, 4],
  invitation: false,
  sources: [{ title: 'An agency', url: 'https://www.example.gov/' }],
};

/** The file of an article whose front matter is right but for `changes`; undefined leaves a key out. */
export function articleSource(changes: Readonly<Record<string, unknown>> = {}, body = ''): string {
  return `---\n${stringify({ ...frontMatter, ...changes })}---\n${body}`;
}

/** A parsed article with this text. */
export function articleOf(body: string, changes: Readonly<Record<string, unknown>> = {}): Article {
  return parseArticle(articleSource(changes, body), place);
}
