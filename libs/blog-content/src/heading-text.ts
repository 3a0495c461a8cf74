import type { Token } from 'marked';

/** Returns the text of a heading without formatting and links. */
export function headingText(tokens: readonly Token[]): string {
  return tokens.map(tokenText).join('');
}

function tokenText(token: Token): string {
  if ('tokens' in token && token.tokens) return headingText(token.tokens);
  return 'text' in token ? token.text : '';
}
