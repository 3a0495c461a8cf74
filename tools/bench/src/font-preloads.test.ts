import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { measureFontPreloads } from './font-preloads';

let directory: string;

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'fonts-'));
  mkdirSync(join(directory, 'client'));
  for (const file of ['client/index.html', 'client/404.html', 'headers.json', 'redirects.json']) {
    writeFileSync(join(directory, file), '[]');
  }
});

afterEach(() => rmSync(directory, { recursive: true }));

const openServers = () =>
  process.getActiveResourcesInfo().filter((one) => one === 'TCPServerWrap').length;

test('when a visit fails, no server stays open', async () => {
  const before = openServers();
  let during = 0;
  const browser = {
    newContext: () => {
      during = openServers();
      return Promise.reject(new Error('the browser is gone'));
    },
  } as unknown as Browser;
  const routes = [{ name: 'home', path: '/' }];

  await expect(measureFontPreloads(browser, directory, routes, 1, () => undefined)).rejects.toThrow(
    'the browser is gone',
  );

  expect(during).toBe(before + 4);
  expect(openServers()).toBe(before);
});
