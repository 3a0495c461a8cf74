import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';
import { findChromium, findHeadlessShell } from './chromium';
import { findFirefox, howToInstall } from './engines';
import { findNginx } from './nginx';

const directory = mkdtempSync(join(tmpdir(), 'programs-'));
const environment = process.env;

beforeEach(() => (process.env = { ...environment, CHROMIUM_PATH: '' }));
afterEach(() => jest.restoreAllMocks());
afterAll(() => {
  process.env = environment;
  rmSync(directory, { recursive: true });
});

test.each([
  ['CHROMIUM_PATH', findChromium],
  ['FIREFOX_PATH', findFirefox],
  ['NGINX_PATH', findNginx],
])('prefers %s, unless it names nothing that exists', (name, find) => {
  process.env[name] = process.execPath;
  expect(find()).toBe(process.execPath);
  process.env[name] = '';
  const without = find();
  process.env[name] = '/nowhere/program';
  expect(find()).toBe(without);
});

test("prefers Playwright's browser, whose version is pinned, to the system's", () => {
  const own = jest.spyOn(chromium, 'executablePath').mockReturnValue(process.execPath);
  expect(findChromium()).toBe(process.execPath);
  // Playwright knows its own headless shell.
  expect(findHeadlessShell()).toBeUndefined();

  own.mockReturnValue('/nowhere/chromium');
  expect(findChromium()).not.toBe('/nowhere/chromium');
  const shell = '/usr/bin/chromium-headless-shell';
  expect(findHeadlessShell()).toBe(existsSync(shell) ? shell : findChromium());
});

test('finds nginx in any folder of PATH, such as Homebrew’s', () => {
  process.env['NGINX_PATH'] = '';
  process.env['PATH'] = ['/nowhere', directory, environment['PATH']].join(delimiter);
  writeFileSync(join(directory, 'nginx'), '');
  expect(findNginx()).toBe(join(directory, 'nginx'));
});

test('names every missing engine as not tested, with what installs it', () => {
  expect(howToInstall(['firefox', 'webkit', 'chromium-88']).split('\n')).toEqual([
    expect.stringMatching(/^NOT TESTED in firefox\..* firefox-esr$/),
    expect.stringMatching(/^NOT TESTED in webkit\..* webkit2gtk-driver /),
    expect.stringMatching(
      /^NOT TESTED in chromium-88\..*npm run engines.*chrome-aws-lambda@5\.5\.0/,
    ),
  ]);
});
