import type { Token, Tokens } from 'marked';
import type { Article } from './article';
import { listsOf, plainText } from './article-text.testing';
import { flatten } from './parse-article';

const ended = /[.?!:]["'”’)]*$/;
const endedInList = /[.?!:;]["'”’)]*$/;
const joiningWords = [
  'a|an|and|because|but|if|or|the|their|which|your',
  'el|la|las|los|o|pero|porque|si|su|sus|un|una|y',
].join('|');
const joining = new RegExp(`(?:,|[-–—]|(?<!\\p{L})(?:${joiningWords}))$`, 'iu');

/**
 * Returns the texts that look cut off, as the article on insurance adjusters was in the original:
 * - a paragraph that does not end with a period, question mark, exclamation mark, or colon;
 * - a list item without one, unless no item of its list has one (a list of phrases);
 * - a heading, table cell, or phrase that ends with a comma, a dash, or a word such as "and".
 */
export function unfinishedTexts(article: Article): readonly string[] {
  return [
    ...paragraphsOf(article.tokens).filter((text) => !ended.test(text)),
    ...listsOf(article).flatMap(unfinishedItems),
    ...headingsAndCells(article).filter((text) => joining.test(text)),
  ];
}

function unfinishedItems(items: readonly string[]): readonly string[] {
  const phrases = items.every((item) => !endedInList.test(item));
  if (phrases) return items.filter((item) => joining.test(item));
  // In a series "one; two; three." only the last item ends the sentence.
  return items.filter(
    (item, index) => !(index < items.length - 1 ? endedInList : ended).test(item),
  );
}

function paragraphsOf(tokens: readonly Token[]): readonly string[] {
  return tokens.flatMap((token) => {
    if (token.type === 'paragraph') return [plainText(token)].filter(Boolean);
    return token.type === 'blockquote' ? paragraphsOf(token.tokens ?? []) : [];
  });
}

function headingsAndCells(article: Article): readonly string[] {
  const all = flatten(article.tokens);
  const headings = all.filter((token) => token.type === 'heading').map(plainText);
  const tables = all.filter((token): token is Tokens.Table => token.type === 'table');
  const cells = tables.flatMap(({ header, rows }) => [...header, ...rows.flat()]);
  return [...headings, ...cells.map(({ tokens }) => tokens.map(plainText).join(''))];
}
