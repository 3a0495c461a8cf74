import type { Token, Tokens } from 'marked';
import type { Article } from './article';
import { flatten } from './parse-article';

/**
 * Returns the text of a token without formatting, and without pictures and nested lists, which are not part of its
 * sentence.
 */
function plainText(token: Token): string {
  if (token.type === 'image') return '';
  const children: readonly Token[] | undefined = 'tokens' in token ? token.tokens : undefined;
  if (!children) return 'text' in token ? String(token.text) : '';
  return children
    .map(plainText)
    .join(token.type === 'list_item' ? ' ' : '')
    .trim();
}

/** Returns the text of each paragraph and list item, in order. Headings, tables, and pictures are left out. */
export function proseOf(tokens: readonly Token[]): readonly string[] {
  return tokens.flatMap((token) => {
    if (token.type === 'paragraph' || token.type === 'text')
      return [plainText(token)].filter(Boolean);
    if (isList(token)) return token.items.flatMap((item) => proseOf(item.tokens));
    return token.type === 'blockquote' ? proseOf(token.tokens ?? []) : [];
  });
}

const ended = /[.?!:]["'”’)]*$/;
const endedInList = /[.?!:;]["'”’)]*$/;
const joiningWords = [
  'a|an|and|because|but|if|or|the|their|which|your',
  'el|la|las|los|o|pero|porque|si|su|sus|un|una|y',
].join('|');
const joining = new RegExp(`(?:,|[-–—]|(?<!\\p{L})(?:${joiningWords}))$`, 'iu');

/**
 * Returns the texts that look cut off, as the end of one article was on the earlier site, which this one replaces:
 *
 * - a paragraph that does not end with a period, question mark, exclamation mark, or colon;
 * - a list item without one of these, unless no item of its list has one (a list of phrases). A semicolon counts, too,
 *   except at the last item;
 * - a heading, table cell, or phrase that ends with a comma, a dash, or a word such as "and".
 */
export function unfinishedTexts({ tokens }: Article): readonly string[] {
  return flatten(tokens).flatMap((token) => {
    if (isList(token)) return unfinishedItems(token.items.map(plainText));
    const text = plainText(token);
    if (token.type === 'paragraph') return text && !ended.test(text) ? [text] : [];
    if (token.type === 'heading') return joining.test(text) ? [text] : [];
    return token.type === 'table' ? cellsOf(token).filter((cell) => joining.test(cell)) : [];
  });
}

function unfinishedItems(items: readonly string[]): readonly string[] {
  const phrases = items.every((item) => !endedInList.test(item));
  if (phrases) return items.filter((item) => joining.test(item));
  // In a list that forms one sentence, "one; two; three.", only the last item must end with a period.
  return items.filter(
    (item, index) => !(index < items.length - 1 ? endedInList : ended).test(item),
  );
}

function cellsOf(table: Tokens.Table | Tokens.Generic): readonly string[] {
  const cells: readonly Tokens.TableCell[] = [...table['header'], ...table['rows'].flat()];
  return cells.map(({ tokens }) => tokens.map(plainText).join(''));
}

function isList(token: Token): token is Tokens.List {
  return token.type === 'list';
}
