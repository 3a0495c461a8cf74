import { smartypantsu } from 'smartypants';

/** Replaces straight quotes by curly ones, and double hyphens by dashes. */
export function typographic(text: string): string {
  return smartypantsu(text);
}
