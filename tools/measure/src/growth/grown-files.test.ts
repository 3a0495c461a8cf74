import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { grownFiles } from './grown-files';

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'grown-files-'))));
afterEach(() => rmSync(folder, { recursive: true }));

function site(name: string, files: Readonly<Record<string, string>>): string {
  for (const [file, text] of Object.entries({ 'sitemap.xml': '<urlset/>', ...files })) {
    mkdirSync(dirname(join(folder, name, file)), { recursive: true });
    writeFileSync(join(folder, name, file), text);
  }
  return join(folder, name);
}

test.each([
  ['a page', { 'about/index.html': '12' }, { 'about/index.html': '123' }, '3 bytes, at most 2'],
  ['a script', { 'assets/a.js': '1' }, { 'assets/b.js': '1' }, 'a.js: Infinity bytes, at most 1'],
  ['the sitemap', {}, { 'sitemap.xml': '<url></url>'.repeat(50_001) }, '50001 addresses'],
])('names %s that has grown', (_what, small, large, message) => {
  expect(grownFiles(site('small', small), site('large', large), 15)).toEqual([
    expect.stringContaining(message),
  ]);
});

test('a list may have more buttons', () => {
  const list = 'blogs/page2/index.html';
  expect(grownFiles(site('small', { [list]: '' }), site('large', { [list]: 'next' }), 15)).toEqual(
    [],
  );
});
