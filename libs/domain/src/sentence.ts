/**
 * Ends a text with a period, unless it has one already because it ends with a value of `site.ts` such as "Example
 * Inc.".
 */
export function sentence(text: string): string {
  return text.endsWith('.') ? text : `${text}.`;
}
