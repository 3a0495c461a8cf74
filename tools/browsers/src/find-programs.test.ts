import { chromium } from '@playwright/test';
import { findChromium, findHeadlessShell } from './chromium';
import { findFirefox } from './engines';
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
});
