import { marked, type Token, type Tokens } from 'marked';
import { smartypantsu as typographic } from 'smartypants';
import type { Article } from './article';
import { readFrontMatter, type FrontMatter } from './front-matter';
import { headingId, headingText, idsOfArticlePage } from './heading';

const wordsPerMinute = 220;

/**
 * Parses the source of an article's file.
 * @param english The front matter of the English file, if the source is a translation.
 * @throws Error that names the file, if its front matter or its Markdown breaks a rule.
 */
export function parseArticle(
  source: string,
  location: ArticleLocation,
  english?: FrontMatter,
): Article {
  const { body, cover: coverAlt, ...frontMatter } = readFrontMatter(source, location.file, english);
  return {
    ...frontMatter,
    title: typographic(frontMatter.title),
    listTitle: typographic(frontMatter.listTitle),
    summary: typographic(frontMatter.summary),
    description: typographic(frontMatter.description),
    sources: frontMatter.sources.map(({ title, url }) => ({ title: typographic(title), url })),
    ...location,
    coverAlt,
    ...parseText(body, location.file),
  };
}

export type ArticleLocation = Pick<Article, 'number' | 'folder' | 'file'>;

type ArticleText = Pick<Article, 'headings' | 'pictures' | 'readingTime' | 'tokens'>;

function parseText(body: string, file: string): ArticleText {
  const tokens = marked.lexer(body);
  const all = flatten(tokens);
  const fail = (what: string): never => {
    throw new Error(`${file}: ${what}`);
  };
  const html = all.find((token) => token.type === 'html');
  if (html)
    fail(`holds raw HTML, which is not rendered. Write Markdown instead of: ${html.raw.trim()}`);
  const pictures = all.filter((token): token is Tokens.Image => token.type === 'image');
  const vague = pictures.find(({ text }) => text.trim().length < 15);
  if (vague) {
    fail(
      `the picture "${vague.href}" needs an alt text of at least 15 characters that describes it.`,
    );
  }
  const headings = all.filter((token): token is Tokens.Heading => token.type === 'heading');
  if (headings.some((heading) => heading.depth === 1)) {
    fail('must not have a # heading: the title is in the front matter. Use ## instead.');
  }
  const ids = headings.map((heading) => headingId(headingText(heading.tokens)));
  if (new Set(ids).size < ids.length)
    fail('two headings are the same. Change one, since each needs its own id.');
  const taken = headings.find((_, index) => idsOfArticlePage.includes(ids[index]!));
  if (taken) {
    const text = headingText(taken.tokens);
    fail(
      `the heading "${text}" has the id "${headingId(text)}", which another part of the page has. Change its words.`,
    );
  }
  return {
    headings: headings
      .filter(({ depth }) => depth === 2)
      .map(({ tokens }) => headingText(tokens))
      .map((text) => ({ id: headingId(text), text: typographic(text) })),
    pictures: pictures.map((picture) => picture.href),
    readingTime: Math.max(1, Math.round(countWords(tokens) / wordsPerMinute)),
    tokens,
  };
}

/** Returns every token of a document, each before its children. */
export function flatten(tokens: readonly Token[]): readonly Token[] {
  const all: Token[] = [];
  marked.walkTokens([...tokens], (token) => void all.push(token));
  return all;
}

export function countWords(tokens: readonly Token[]): number {
  // Counts only tokens without children, since a paragraph's own text repeats that of its children.
  const leaves = flatten(tokens).filter(
    (token) => token.type === 'text' && !('tokens' in token && token.tokens),
  );
  // A period after bold text is a token of its own but not a word.
  const isWord = (text: string) => /[\p{L}\p{N}]/u.test(text);
  return leaves.reduce((sum, token) => sum + token.raw.split(/\s+/).filter(isWord).length, 0);
}
