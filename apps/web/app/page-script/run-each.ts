/** Runs every step. One that throws, as a browser with blocked site data makes it, is reported and stops no other. */
export function runEach(page: Document, steps: readonly ((page: Document) => unknown)[]): void {
  for (const step of steps) {
    try {
      step(page);
    } catch (error) {
      reportError(error);
    }
  }
}
