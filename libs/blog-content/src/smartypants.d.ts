declare module 'smartypants' {
  /** Curly quotes and dashes as Unicode characters. */
  export function smartypantsu(text: string, attr?: string | number): string;
}
