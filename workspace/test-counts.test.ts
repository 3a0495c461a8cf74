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

function leave(file: string, report: object): void {
  writeFileSync(join(directory, file), JSON.stringify(report));
}

function leavePlaywright(stats: object): void {
  // Reports carry much more than the counts.
  const more = { startTime: '2026-11-20T06:00:00.000Z', duration: 1234.5 };
  leave('web-e2e.json', { config: {}, suites: [], errors: [], stats: { ...more, ...stats } });
}

test('what a Jest run left is counted', () => {
  leave('domain.json', { passed: 40, failed: 2, total: 42 });

  expect(readTestCounts(directory)).toEqual({ passed: 40, failed: 2 });
});

test('what a Playwright run left is counted', () => {
  leavePlaywright({ expected: 30, unexpected: 4, flaky: 0, skipped: 0 });

  expect(readTestCounts(directory)).toEqual({ passed: 30, failed: 4 });
});

test('a browser test that passed only at the second try has failed', () => {
  leavePlaywright({ expected: 30, unexpected: 4, flaky: 3, skipped: 0 });

  expect(readTestCounts(directory)).toEqual({ passed: 30, failed: 7 });
});

test('a test that was skipped has not passed', () => {
  leavePlaywright({ expected: 30, unexpected: 0, flaky: 0, skipped: 5 });
  leave('domain.json', { passed: 40, failed: 0, total: 45 });

  expect(readTestCounts(directory)).toEqual({ passed: 70, failed: 0 });
});

test('the runs of all projects are added up', () => {
  leave('domain.json', { passed: 40, failed: 0, total: 40 });
  leave('mail.json', { passed: 50, failed: 1, total: 51 });
  leavePlaywright({ expected: 30, unexpected: 1, flaky: 1, skipped: 0 });

  expect(readTestCounts(directory)).toEqual({ passed: 120, failed: 3 });
});

test('an empty folder counts nothing', () => {
  expect(readTestCounts(directory)).toEqual({ passed: 0, failed: 0 });
});

test('a folder that is not there counts nothing', () => {
  expect(readTestCounts(join(directory, 'none'))).toEqual({ passed: 0, failed: 0 });
});

test('only reports are read', () => {
  writeFileSync(join(directory, 'notes.txt'), 'not a report');

  expect(readTestCounts(directory)).toEqual({ passed: 0, failed: 0 });
});

test('a report that broke off is an error, and not a run without failures', () => {
  writeFileSync(join(directory, 'domain.json'), '{"passed": 40,');

  expect(() => readTestCounts(directory)).toThrow(SyntaxError);
});
