import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const directory = join(import.meta.dirname, '../dist/test-results');

/** Writes the counts of a Jest run to dist/test-results, where `npm test` sums them, also for cached runs. */
export default class CountReporter {
  onRunComplete(contexts, { numPassedTests, numFailedTests, numTotalTests }) {
    const [context] = contexts;
    const project = context?.config.displayName?.name ?? 'jest';
    mkdirSync(directory, { recursive: true });
    writeFileSync(
      join(directory, `${project}.json`),
      JSON.stringify({ passed: numPassedTests, failed: numFailedTests, total: numTotalTests }),
    );
  }
}
