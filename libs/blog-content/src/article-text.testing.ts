import type { Token, Tokens } from 'marked';
import type { Article } from './article';
import { flatten } from './parse-article';

/** Returns the text of a token without formatting, pictures, and nested lists. */
export function plainText(token: Token): string {
  if (token.type === 'image' || token.type === 'list') return '';
  const children: readonly Token[] | undefined = 'tokens' in token ? token.tokens : undefined;
  if (!children) return 'text' in token ? String(token.text) : '';
  return children
    .map(plainText)
    .join(token.type === 'list_item' ? ' ' : '')
    .trim();
}

/** Returns the text of paragraphs and list items, in order, without headings, tables, and pictures. */
export function proseOf(tokens: readonly Token[]): readonly string[] {
  return tokens.flatMap((token) => {
    if (token.type === 'paragraph' || token.type === 'text')
      return [plainText(token)].filter(Boolean);
    if (isList(token)) return token.items.flatMap((item) => proseOf(item.tokens));
    return token.type === 'blockquote' ? proseOf(token.tokens ?? []) : [];
  });
}

/** Returns the lists, each as the text of its items. A nested list is an entry of its own. */
export function listsOf(article: Article): readonly (readonly string[])[] {
  return flatten(article.tokens)
    .filter(isList)
    .map((list) => list.items.map(plainText));
}

/** Returns the Markdown of each section; the first is the text before the first heading. */
export function sectionsOf(article: Article): readonly string[] {
  const sections = [''];
  for (const token of article.tokens) {
    if (token.type === 'heading' && token['depth'] === 2) sections.push('');
    sections[sections.length - 1] += token.raw;
  }
  return sections;
}

function isList(token: Token): token is Tokens.List {
  return token.type === 'list';
}
