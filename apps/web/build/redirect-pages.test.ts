/** @jest-environment node */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { elementsOf } from '@lawyers/hosting';
import { rewriteRedirectPages } from './redirect-pages';

const redirect =
  '<head><meta http-equiv="refresh" content="0;url=/es/blogs/page1"></head><body>Redirecting</body>';
const plain = '<html lang="es"><head></head><body>Artículos</body></html>';

let directory: string;
beforeEach(() => (directory = mkdtempSync(join(tmpdir(), 'redirects-'))));
afterEach(() => rmSync(directory, { recursive: true }));

function write(name: string, html: string): string {
  const file = join(directory, name);
  writeFileSync(file, html);
  return file;
}

test('a page that only redirects has the words of its language and the same target', async () => {
  const files = [write('blogs.html', redirect), write('page1.html', plain)];
  await rewriteRedirectPages(files, 'es');
  const [blogs, page1] = files.map((file) => readFileSync(file, 'utf8'));
  const elements = elementsOf(blogs ?? '');
  const named = (name: string) => elements.find(({ tagName }) => tagName === name);
  expect(named('html')?.attributes['lang']).toBe('es');
  expect(named('title')?.text).toBe('Esta página cambió de dirección');
  expect(named('a')?.attributes['href']).toBe('/es/blogs/page1');
  expect(elements.map(({ attributes }) => attributes['content'])).toContain(
    '0;url=/es/blogs/page1',
  );
  expect(page1).toBe(plain);
});

test('throws when no page of the build redirects', async () => {
  await expect(rewriteRedirectPages([write('page1.html', plain)], 'es')).rejects.toThrow(
    /No page of the build redirects/,
  );
});
