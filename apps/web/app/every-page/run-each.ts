/** Runs every step. One that throws, as a browser with blocked site data makes it, is reported and stops no other. */
export function runEach(page: Document, steps: readonly ((page: Document) => unknown)[]): void {
  for (const step of steps) {
    try {
      step(page);
    } catch (error) {
      // Reported by the browser. Browsers of 2021 have no `reportError`.
      setTimeout(() => {
        throw error;
      });
    }
  }
}

/** Runs every step on the page when it is parsed: at once, unless a script from the HTTP cache runs before. */
export function runWhenParsed(...steps: readonly ((page: Document) => unknown)[]): void {
  const run = () => runEach(document, steps);
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', run);
  else run();
}
