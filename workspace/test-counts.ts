import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export type TestCounts = { readonly passed: number; readonly failed: number };

/** Adds up what the test runs left in `directory`: one file each, of Jest's or of Playwright's shape. */
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
  // A test that passed at the second try is a failure here: a flake is a fault.
  const { expected, unexpected, flaky } = report.stats;
  return { passed: expected, failed: unexpected + flaky };
}
