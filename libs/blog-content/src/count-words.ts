import type { Token } from 'marked';

/**
 * Counts the words of a document.
 * @param all Every token, as `flatten` returns them.
 */
export function countWords(all: readonly Token[]): number {
  // Only leaves count, since the children of a paragraph repeat its text.
  const leaves = all.filter(
    (token) => token.type === 'text' && !('tokens' in token && token.tokens),
  );
  // A period after bold text is a separate leaf, but no word.
  const isWord = (text: string) => /[\p{L}\p{N}]/u.test(text);
  return leaves.reduce((sum, token) => sum + token.raw.split(/\s+/).filter(isWord).length, 0);
}
