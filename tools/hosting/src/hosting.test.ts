import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { checksums, checksumsFile } from './checksums';
import { readHosting, writeHosting } from './hosting';
import { facts } from './page.testing';

let build: string;
const read = (name: string) => readFileSync(join(build, name));
const write = (name: string, text: string) => writeFileSync(join(build, 'client', name), text);

beforeEach(() => {
  build = mkdtempSync(join(tmpdir(), 'hosting-'));
  mkdirSync(join(build, 'client/about'), { recursive: true });
  write('404.html', '<style>a{}</style>');
  write('about/index.html', `<style>b{}</style>${'words '.repeat(100)}`);
});
afterEach(() => rmSync(build, { recursive: true }));

test('writes rules that can be read again, with the address of each folder', async () => {
  write('index.html', '<form action="https://mail.example.com/send"></form>');
  await writeHosting(build, facts);
  const { headers, redirects } = readHosting(build);
  expect(headers.map(({ path }) => path)).toEqual([
    '/*',
    '/es/*',
    '/assets/*',
    '/icon.png',
    '/assets/share/*',
    '/left.txt',
    '/',
    '/form',
    '/done',
  ]);
  expect(redirects.map(({ to }) => to)).toEqual(['/es/formOne', '/old']);
});

test('precompresses text files, but not pictures or short files', async () => {
  write('short.txt', 'short');
  write('picture.png', 'x'.repeat(1000));
  await writeHosting(build, facts);
  const text = read('client/about/index.html');
  expect(brotliDecompressSync(read('client/about/index.html.br'))).toEqual(text);
  expect(gunzipSync(read('client/about/index.html.gz'))).toEqual(text);
  for (const name of ['short.txt.br', 'picture.png.br', 'picture.png.gz']) {
    expect(existsSync(join(build, 'client', name))).toBe(false);
  }
});

test('refuses a file without a content type', async () => {
  write('film.mkv', 'x');
  await expect(writeHosting(build, facts)).rejects.toThrow(/film\.mkv has no content type/);
});

test('lists every file but the list itself in the format of sha256sum', () => {
  writeFileSync(join(build, checksumsFile), 'a list');
  const lines = ['client/404.html', 'client/about/index.html'].map(
    (file) => `${createHash('sha256').update(read(file)).digest('hex')}  ${file}\n`,
  );
  expect(checksums(build)).toBe(lines.join(''));
});
