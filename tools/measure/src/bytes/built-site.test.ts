import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { openBuiltSite } from './built-site';

let build: string;
beforeEach(() => (build = mkdtempSync(join(tmpdir(), 'built-site-'))));
afterEach(() => rmSync(build, { recursive: true }));

function write(file: string, text: string): void {
  mkdirSync(dirname(join(build, file)), { recursive: true });
  writeFileSync(join(build, file), text);
}

test('lists the addresses of pages, without redirects', () => {
  write('manifest.json', '{}');
  write('client/index.html', '');
  write('client/404.html', '');
  write('client/about/index.html', '');
  write('client/blogs/index.html', '<meta http-equiv="refresh" content="0;url=/blogs/page1">');
  expect(openBuiltSite(build).pages.toSorted()).toEqual(['/', '/404.html', '/about']);
});

test('measures the precompressed file if it exists', () => {
  write('manifest.json', '{}');
  write('client/index.html', 'home, uncompressed');
  write('client/index.html.br', 'brotli');
  write('client/icon.png', '1234');
  const site = openBuiltSite(build);
  expect(site.fileAt('/')).toEqual({ address: '/', bytes: 6 });
  expect(site.fileAt('/icon.png').bytes).toBe(4);
});

test('names the build command when the build is missing', () => {
  expect(() => openBuiltSite(build)).toThrow(/npx nx build-sandbox web/);
});
