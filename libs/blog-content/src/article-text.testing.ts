import type { Token, Tokens } from 'marked';
import type { Article } from './article';
import { flatten } from './parse-article';

/** The words of a token without marks, pictures or lists inside it. */
export function plainText(token: Token): string {
  if (token.type === 'image' || token.type === 'list') return '';
  const children: readonly Token[] | undefined = 'tokens' in token ? token.tokens : undefined;
  if (!children) return 'text' in token ? String(token.text) : '';
  return children
    .map(plainText)
    .join(token.type === 'list_item' ? ' ' : '')
    .trim();
}

/** The paragraphs and list items, in order, without headings, tables and pictures. */
export function proseOf(tokens: readonly Token[]): readonly string[] {
  return tokens.flatMap((token) => {
    if (token.type === 'paragraph' || token.type === 'text')
      return [plainText(token)].filter(Boolean);
    if (isList(token)) return token.items.flatMap((item) => proseOf(item.tokens));
    return token.type === 'blockquote' ? proseOf(token.tokens ?? []) : [];
  });
}

/** The lists, each as the words of its items; a list inside another counts for itself. */
export function listsOf(article: Article): readonly (readonly string[])[] {
  return flatten(article.tokens)
    .filter(isList)
    .map((list) => list.items.map(plainText));
}

/** The Markdown of each section, with what stands before the first heading. */
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
