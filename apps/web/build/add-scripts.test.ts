/** @jest-environment node */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addScripts } from './add-scripts';

const manifest = {
  'app/page-script/main.ts': { file: 'assets/page-1.js' },
  'app/pages/home/tab-script.ts': { file: 'assets/tab-5.js' },
  'app/entry.client.tsx': {
    file: 'assets/entry-2.js',
    dynamicImports: ['app/islands/hydrate-island.tsx', 'app/faq.tsx'],
  },
  'app/islands/hydrate-island.tsx': { file: 'assets/hydrate-4.js' },
  'app/faq.tsx': { file: 'assets/faq-3.js' },
};
const plain = '<html><head><title>About</title></head><body>About</body></html>';
const withIsland = '<html><head></head><body><div data-island="faq"></div></body></html>';

let directory: string;
beforeEach(() => (directory = mkdtempSync(join(tmpdir(), 'scripts-'))));
afterEach(() => rmSync(directory, { recursive: true }));

function write(name: string, html: string): string {
  const file = join(directory, name);
  writeFileSync(file, html);
  return file;
}

test('adds the page script to every page, and the islands module only to a page with an island', async () => {
  const files = [write('about.html', plain), write('home.html', withIsland)];
  await addScripts(files, manifest);
  const [about, home] = files.map((file) => readFileSync(file, 'utf8'));
  expect(about).toBe(
    plain.replace(
      '</head>',
      '<script type="module" async src="/assets/page-1.js"></script></head>',
    ),
  );
  expect(home).toContain(
    'src="/assets/page-1.js" data-modules="/assets/entry-2.js"></script></head>',
  );
});

test('names all modules on a page with an island to preload', async () => {
  const file = write('faq.html', withIsland.replace('data-island', 'data-preload data-island'));
  await addScripts([file], manifest);
  expect(readFileSync(file, 'utf8')).toContain(
    'data-modules="/assets/entry-2.js /assets/hydrate-4.js /assets/faq-3.js" data-early></script>',
  );
});

test('adds the script for tabs, deferred, to a page that has some', async () => {
  const files = ['<body>', '<body><div role="tablist"></div>'].map((body, index) =>
    write(`${index}.html`, withIsland.replace('<body>', body)),
  );
  await addScripts(files, manifest);
  const [without, withTabs] = files.map((file) => readFileSync(file, 'utf8'));
  expect(without).not.toContain('tab-5.js');
  expect(withTabs).toContain('<script type="module" async src="/assets/tab-5.js"></script></head>');
});

test('throws when no page of the build has an island', async () => {
  await expect(addScripts([write('about.html', plain)], manifest)).rejects.toThrow(/No page/);
});

test('throws on a page without a head', async () => {
  const files = [write('home.html', withIsland), write('bare.html', '<p>Bare</p>')];
  await expect(addScripts(files, manifest)).rejects.toThrow(/no <\/head>/);
});
