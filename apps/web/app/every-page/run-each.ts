/**
 * Runs every step. A step may throw, for example because the browser blocks site data. The error is reported, and the
 * other steps run all the same.
 */
export function runEach(page: Document, steps: readonly ((page: Document) => unknown)[]): void {
  for (const step of steps) {
    try {
      step(page);
    } catch (error) {
      // Lets the browser report the error. `reportError` does not exist in browsers of 2021.
      setTimeout(() => {
        throw error;
      });
    }
  }
}

/**
 * Runs every step on the page as soon as it is parsed. A script from the HTTP cache may run before that, and then waits
 * for the event.
 */
export function runWhenParsed(...steps: readonly ((page: Document) => unknown)[]): void {
  const run = () => runEach(document, steps);
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', run);
  else run();
}
