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
