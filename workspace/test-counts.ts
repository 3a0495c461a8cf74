import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export type TestCounts = { readonly passed: number; readonly failed: number };

/** Sums the reports of all test runs in `directory`, from Jest and Playwright. */
export function readTestCounts(directory: string): TestCounts {
  const files = existsSync(directory) ? readdirSync(directory) : [];
  return files
    .filter((file) => file.endsWith('.json'))
    .map((file) => countsOf(JSON.parse(readFileSync(join(directory, file), 'utf8'))))
    .reduce(
      (sum, { passed, failed }) => ({ passed: sum.passed + passed, failed: sum.failed + failed }),
      { passed: 0, failed: 0 },
    );
}

type PlaywrightReport = {
  readonly stats: {
    readonly expected: number;
    readonly unexpected: number;
    readonly flaky: number;
  };
};

function countsOf(report: TestCounts | PlaywrightReport): TestCounts {
  if (!('stats' in report)) return report;
  // A flaky test, which passed on retry, counts as failed.
  const { expected, unexpected, flaky } = report.stats;
  return { passed: expected, failed: unexpected + flaky };
}
