/** Runs at once if the document is parsed. From the HTTP cache, a script may run before. */
export function whenParsed(run: () => void): void {
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', run);
  else run();
}
