import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readTestCounts } from './test-counts';

let directory: string;

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'test-results-'));
});

afterEach(() => {
  rmSync(directory, { recursive: true });
});

function writeReport(file: string, report: object): void {
  writeFileSync(join(directory, file), JSON.stringify(report));
}

function writePlaywrightReport(stats: object): void {
  // Reports carry much more than the counts.
  const more = { startTime: '2026-11-20T06:00:00.000Z', duration: 1234.5 };
  writeReport('web-e2e.json', { config: {}, suites: [], errors: [], stats: { ...more, ...stats } });
}

test('counts a Jest report', () => {
  writeReport('domain.json', { passed: 40, failed: 2, total: 42 });

  expect(readTestCounts(directory)).toEqual({ passed: 40, failed: 2 });
});

test('counts a Playwright report', () => {
  writePlaywrightReport({ expected: 30, unexpected: 4, flaky: 0, skipped: 0 });

  expect(readTestCounts(directory)).toEqual({ passed: 30, failed: 4 });
});

test('counts a flaky browser test as failed', () => {
  writePlaywrightReport({ expected: 30, unexpected: 4, flaky: 3, skipped: 0 });

  expect(readTestCounts(directory)).toEqual({ passed: 30, failed: 7 });
});

test('does not count skipped tests as passed', () => {
  writePlaywrightReport({ expected: 30, unexpected: 0, flaky: 0, skipped: 5 });
  writeReport('domain.json', { passed: 40, failed: 0, total: 45 });

  expect(readTestCounts(directory)).toEqual({ passed: 70, failed: 0 });
});

test('sums the reports of all projects', () => {
  writeReport('domain.json', { passed: 40, failed: 0, total: 40 });
  writeReport('mail.json', { passed: 50, failed: 1, total: 51 });
  writePlaywrightReport({ expected: 30, unexpected: 1, flaky: 1, skipped: 0 });

  expect(readTestCounts(directory)).toEqual({ passed: 120, failed: 3 });
});

test('returns zero for an empty folder', () => {
  expect(readTestCounts(directory)).toEqual({ passed: 0, failed: 0 });
});

test('returns zero for a missing folder', () => {
  expect(readTestCounts(join(directory, 'none'))).toEqual({ passed: 0, failed: 0 });
});

test('reads only reports', () => {
  writeFileSync(join(directory, 'notes.txt'), 'not a report');

  expect(readTestCounts(directory)).toEqual({ passed: 0, failed: 0 });
});

test('throws for an incomplete report', () => {
  writeFileSync(join(directory, 'domain.json'), '{"passed": 40,');

  expect(() => readTestCounts(directory)).toThrow(SyntaxError);
});
