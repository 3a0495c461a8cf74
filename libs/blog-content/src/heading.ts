import type { Token } from 'marked';

/**
 * The ids of other elements on the page of an article. A heading must not have one of them, because links would lead to
 * whichever element comes first. `article-ids.test.tsx` of apps/web compares this list with the page.
 */
export const idsOfArticlePage: readonly string[] = [
  'content',
  'contents',
  'help-now',
  'invitation',
  'menu',
  'related',
  'site-menu',
  'sources',
];

/** Returns the id of a heading: lower case, without accents, with hyphens between words. */
export function headingId(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/['’"“”\p{Mark}]/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** Returns the text of a heading without formatting. Of a link, only the text remains. */
export function headingText(tokens: readonly Token[]): string {
  return tokens.map(tokenText).join('');
}

function tokenText(token: Token): string {
  if ('tokens' in token && token.tokens) return headingText(token.tokens);
  return 'text' in token ? token.text : '';
}
