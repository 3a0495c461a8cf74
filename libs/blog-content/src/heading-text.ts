import type { Token } from 'marked';

/** The words of a heading as one reads them: without the marks of bold, code and links. */
export function headingText(tokens: readonly Token[]): string {
  return tokens.map(wordsOf).join('');
}

function wordsOf(token: Token): string {
  if ('tokens' in token && token.tokens) return headingText(token.tokens);
  return 'text' in token ? token.text : '';
}
