import { smartypantsu } from 'smartypants';

/** Writers type straight quotes; readers get curly ones, and dashes instead of double hyphens. */
export function typographic(text: string): string {
  return smartypantsu(text);
}
