import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { findChromium, findHeadlessShell } from './chromium';

let directory: string;
let environment: NodeJS.ProcessEnv;

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'chromium-'));
  environment = process.env;
  process.env = { ...environment };
});

afterEach(() => {
  jest.restoreAllMocks();
  process.env = environment;
  rmSync(directory, { recursive: true });
});

test('prefers CHROMIUM_PATH to every other browser', () => {
  const own = join(directory, 'chromium');
  writeFileSync(own, '');
  process.env['CHROMIUM_PATH'] = own;

  expect(findChromium()).toBe(own);
});

test("prefers Playwright's browser, whose version is pinned, to the system's", () => {
  delete process.env['CHROMIUM_PATH'];
  const own = join(directory, 'own');
  writeFileSync(own, '');
  jest.spyOn(chromium, 'executablePath').mockReturnValue(own);

  expect(findChromium()).toBe(own);
});

test("uses the system's browser without Playwright's", () => {
  delete process.env['CHROMIUM_PATH'];
  jest.spyOn(chromium, 'executablePath').mockReturnValue(join(directory, 'none'));

  expect(findChromium()).not.toBe(join(directory, 'none'));
});

test.each([
  ['names nothing', ''],
  ['names a browser that is not there', '/none/chromium'],
])('ignores a CHROMIUM_PATH that %s', (_what, path) => {
  delete process.env['CHROMIUM_PATH'];
  const without = findChromium();

  process.env['CHROMIUM_PATH'] = path;

  expect(findChromium()).toBe(without);
});

test('finds only a browser that exists', () => {
  delete process.env['CHROMIUM_PATH'];
  const found = findChromium();

  expect(found === undefined || existsSync(found)).toBe(true);
});

test("leaves the headless shell to Playwright where Playwright's browser is installed", () => {
  const own = join(directory, 'own');
  writeFileSync(own, '');
  jest.spyOn(chromium, 'executablePath').mockReturnValue(own);

  expect(findHeadlessShell()).toBeUndefined();
});

test('uses the headless shell of the system, or else its browser', () => {
  jest.spyOn(chromium, 'executablePath').mockReturnValue(join(directory, 'none'));

  const shell = '/usr/bin/chromium-headless-shell';
  expect(findHeadlessShell()).toBe(existsSync(shell) ? shell : findChromium());
});
