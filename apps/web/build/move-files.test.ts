/** @jest-environment node */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { moveFiles } from './move-files';

let root: string;
beforeEach(() => (root = mkdtempSync(join(tmpdir(), 'move-files-'))));
afterEach(() => rmSync(root, { recursive: true }));

function write(file: string, text: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}

const read = (file: string) => readFileSync(join(root, file), 'utf8');

test('moves files beside those that are there, and keeps a file that both have', async () => {
  write('site/assets/font-1.woff2', 'font');
  write('site/index.html', 'Home');
  write('es/assets/font-1.woff2', 'font');
  write('es/es/index.html', 'Inicio');

  await moveFiles(['assets/font-1.woff2', 'es/index.html'], join(root, 'es'), join(root, 'site'));

  expect(read('site/index.html')).toBe('Home');
  expect(read('site/es/index.html')).toBe('Inicio');
  expect(read('site/assets/font-1.woff2')).toBe('font');
  expect(existsSync(join(root, 'es/es/index.html'))).toBe(false);
});

test('refuses two different files of one name', async () => {
  write('site/feed.xml', 'news');
  write('es/feed.xml', 'noticias');

  const move = moveFiles(['feed.xml'], join(root, 'es'), join(root, 'site'));
  await expect(move).rejects.toThrow('/site/feed.xml');
});
