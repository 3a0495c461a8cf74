import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Leaves the counts of a Jest run in dist/test-results, so that `npm test` can add them up, cached or not. */
export default class CountReporter {
  #file;

  constructor(globalConfig) {
    this.#file = join(globalConfig.rootDir, '../../dist/test-results');
  }

  onRunComplete(contexts, { numPassedTests, numFailedTests, numTotalTests }) {
    const [context] = contexts;
    const project = context?.config.displayName?.name ?? 'jest';
    mkdirSync(this.#file, { recursive: true });
    writeFileSync(
      join(this.#file, `${project}.json`),
      JSON.stringify({ passed: numPassedTests, failed: numFailedTests, total: numTotalTests }),
    );
  }
}
