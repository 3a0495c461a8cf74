import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { languages, publicPaths, type Language } from '@lawyers/domain';
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
  expect(site.pages).toEqual(
    expect.arrayContaining([...publicPaths, '/formInput', '/404.html', '/es', '/es/blogs/page1/8']),
  );
});

test('every page has HTML, a script, and fonts to weigh', () => {
  for (const address of site.pages) {
    const { html, scriptAtOnce, fonts } = pageBytes(site, islands, address);
    for (const part of [html, scriptAtOnce, fonts]) expect(bytesOf(part)).toBeGreaterThan(0);
  }
});

test.each(['/', '/formInput', '/contact', '/es', '/es/formInput'])(
  'counts React on %s, which has islands',
  (address) => {
    expect(bytesOf(pageBytes(site, islands, address).script)).toBeGreaterThan(50_000);
  },
);

test.each(loadedOnUse)('%s, which loads on use, is a separate module', (source) => {
  expect(existsSync(resolve(web, source))).toBe(true);
  expect(site.manifestFor('/')[source]?.isDynamicEntry).toBe(true);
});

// Texts of islands: a button, an error, and an option. A module with both languages is shipped to nobody.
test.each<[Language, readonly string[], readonly string[]]>([
  ['en', ['Try again'], ['Enviar', 'Volver a intentar']],
  ['es', ['Volver a intentar'], ['Try again', 'Send my']],
])('the islands in %s have the texts of their language only', (language, own, foreign) => {
  const home = languages[language].prefix || '/';
  const scripts = ['/formInput', '/contact', '']
    .map((page) => languages[language].prefix + page || home)
    .flatMap((address) => pageBytes(site, islands, address).script)
    .map(({ address }) => readFileSync(resolve(root, `dist/apps/web/client${address}`), 'utf8'))
    .join('\n');
  for (const text of own) expect(scripts).toContain(text);
  for (const text of foreign) expect(scripts).not.toContain(text);
});
