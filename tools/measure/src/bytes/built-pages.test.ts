import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { publicPaths } from '@lawyers/domain';
import { overBudget } from './budgets';
import { openBuiltSite } from './built-site';
import { readIslandModules } from './island-modules';
import { bytesOf, pageBytes } from './page-bytes';
import { loadedOnUse } from './page-scripts';

const root = resolve(__dirname, '../../../..');
const web = resolve(root, 'apps/web');
const site = openBuiltSite(resolve(root, 'dist/apps/web'));
const islands = readIslandModules(web);

test.each(site.pages)('%s stays within its budget', (address) => {
  expect(overBudget(address, pageBytes(site, islands, address))).toEqual([]);
});

test('every public page has a budget', () => {
  expect(site.pages).toEqual(expect.arrayContaining([...publicPaths, '/formInput', '/404.html']));
});

test('every page has HTML, a script, and fonts to weigh', () => {
  for (const address of site.pages) {
    const { html, scriptAtOnce, fonts } = pageBytes(site, islands, address);
    for (const part of [html, scriptAtOnce, fonts]) expect(bytesOf(part)).toBeGreaterThan(0);
  }
});

test.each(['/', '/formInput', '/contact'])('counts React on %s, which has islands', (address) => {
  expect(bytesOf(pageBytes(site, islands, address).script)).toBeGreaterThan(50_000);
});

test.each(loadedOnUse)('%s, which loads on use, is a separate module', (source) => {
  expect(existsSync(resolve(web, source))).toBe(true);
  expect(site.manifest[source]?.isDynamicEntry).toBe(true);
});
