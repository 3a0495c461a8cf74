declare module 'smartypants' {
  /** Replaces straight quotes by curly ones, and double hyphens by dashes. */
  export function smartypantsu(text: string, attr?: string | number): string;
}
