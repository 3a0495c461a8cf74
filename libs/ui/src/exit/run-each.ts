/**
 * Runs every step. A step may throw, for example because the browser blocks site data. The error is reported, and the
 * other steps run all the same.
 */
export function runEach(page: Document, steps: readonly ((page: Document) => unknown)[]): void {
  for (const step of steps) {
    try {
      step(page);
    } catch (error) {
      // An error that is thrown in a timer stops no step, and the browser reports it on the console. `reportError`,
      // made for this, does not exist in Chrome before 95, and the site must work in Chromium 88, too.
      setTimeout(() => {
        throw error;
      });
    }
  }
}
