declare module 'smartypants' {
  /**
   * By default, replaces straight quotes by curly ones, two hyphens by a dash, and three dots by an ellipsis. Returns
   * these as Unicode characters (hence the u in the name), and not as HTML entities.
   */
  export function smartypantsu(text: string, attr?: string | number): string;
}
