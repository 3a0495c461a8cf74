import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathIn, paths, publicPaths, site as facts } from '@lawyers/domain';
import { overBudget } from './budgets';
import { openBuiltSite } from './built-site';
import { bytesOf, pageBytes } from './page-bytes';
import { importedChunks, loadedOnUse } from './page-scripts';

const root = resolve(__dirname, '../../../..');
const web = resolve(root, 'apps/web');
const site = openBuiltSite(resolve(root, 'dist/apps/web'));

const inEveryLanguage = (all: readonly string[]) =>
  facts.languages.flatMap((language) => all.map((path) => pathIn(language, path)));

test.each(site.pages)('%s stays within its budget', (address) => {
  expect(overBudget(address, pageBytes(site, address))).toEqual([]);
});

test('every public page has a budget', () => {
  const expected = inEveryLanguage([...publicPaths, '/formInput', paths.article(8)]);
  expect(site.pages).toEqual(expect.arrayContaining([...expected, '/404.html']));
});

test('every page has HTML, a script, and fonts to weigh', () => {
  for (const address of site.pages) {
    const { html, scriptAtOnce, fonts } = pageBytes(site, address);
    for (const part of [html, scriptAtOnce, fonts]) expect(bytesOf(part)).toBeGreaterThan(0);
  }
});

test.each(inEveryLanguage(['/', '/formInput', '/contact']))(
  'counts React on %s, which has islands',
  (address) => {
    expect(bytesOf(pageBytes(site, address).script)).toBeGreaterThan(50_000);
  },
);

test.each(loadedOnUse)('%s, which loads on use, is a separate module', (source) => {
  expect(existsSync(resolve(web, source))).toBe(true);
  expect(site.manifestFor('/')[source]?.isDynamicEntry).toBe(true);
});

test('React DOM and MUI are evaluated in two tasks: only React is in what the entry imports (decision 0005)', () => {
  const manifest = site.manifestFor('/');
  const island = importedChunks(manifest, 'app/pages/home/issue-search.tsx');
  expect(island).toEqual(expect.arrayContaining(['mui', 'react']));
  const entry = importedChunks(manifest, 'app/entry.client.tsx');
  expect(entry).toContain('react');
  expect(entry).not.toContain('mui');
});

// The button of the forms and of the failure panel.
const texts = { en: 'Try again', es: 'Volver a intentar' };

test.each(facts.languages)(
  'the islands in %s have the texts of their language only',
  (language) => {
    const scripts = ['/', '/formInput', '/contact']
      .flatMap((path) => pageBytes(site, pathIn(language, path)).script)
      .map(({ address }) => readFileSync(resolve(root, `dist/apps/web/client${address}`), 'utf8'))
      .join('\n');
    for (const [tag, text] of Object.entries(texts)) {
      expect([tag, scripts.includes(text)]).toEqual([tag, tag === language]);
    }
  },
);
