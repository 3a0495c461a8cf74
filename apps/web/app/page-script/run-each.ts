/** Runs every step. One that throws, as a browser with blocked site data makes it, is reported and stops no other. */
export function runEach(steps: readonly (() => unknown)[]): void {
  for (const step of steps) {
    try {
      step();
    } catch (error) {
      reportError(error);
    }
  }
}
