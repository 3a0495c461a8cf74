import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';
import { findChromium, findHeadlessShell } from './chromium';
import { findFirefox, howToInstall } from './engines';
import { findNginx } from './nginx';

const environment = process.env;
beforeEach(() => (process.env = { ...environment, CHROMIUM_PATH: '' }));
afterAll(() => (process.env = environment));

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

test("prefers Playwright's browser, whose version is pinned and which has its own headless shell", () => {
  jest.spyOn(chromium, 'executablePath').mockReturnValue(process.execPath);
  expect([findChromium(), findHeadlessShell()]).toEqual([process.execPath, undefined]);
  jest.restoreAllMocks();
});

test('finds nginx in any folder of PATH, such as Homebrew’s', () => {
  const folder = mkdtempSync(join(tmpdir(), 'programs-'));
  process.env['NGINX_PATH'] = '';
  process.env['PATH'] = ['/nowhere', folder, environment['PATH']].join(delimiter);
  writeFileSync(join(folder, 'nginx'), '');
  expect(findNginx()).toBe(join(folder, 'nginx'));
  rmSync(folder, { recursive: true });
});

test('names every missing engine as not tested, with what installs it', () => {
  expect(howToInstall(['firefox', 'chromium-88']).split('\n')).toEqual([
    expect.stringMatching(/^NOT TESTED in firefox\..* firefox-esr$/),
    expect.stringMatching(/^NOT TESTED in chromium-88\..*npm run engines/),
  ]);
});
