import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { facts } from './page.testing';
import { readHosting } from './read-hosting';
import { writeHosting } from './write-hosting';

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

test('what is written down can be read again, and knows the folder by its address', async () => {
  write('index.html', '<form action="https://mail.example.com/send"></form>');
  await writeHosting(build, facts);
  const { headers, redirects } = readHosting(build);
  expect(headers.map(({ path }) => path)).toEqual([
    '/*',
    '/assets/*',
    '/icon.png',
    '/assets/share/*',
    '/',
    '/form',
    '/done',
  ]);
  expect(redirects).toEqual([]);
});

test('a text has compressed twins, and a picture or a short text has none', async () => {
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

test('a page that the policy would break ends the build', async () => {
  write('about/index.html', '<p style="color:red">x</p>');
  await expect(writeHosting(build, facts)).rejects.toThrow(/^\/about has the attribute style/);
});

test('a kind of file without a content type ends the build', async () => {
  write('film.mkv', 'x');
  await expect(writeHosting(build, facts)).rejects.toThrow(/film\.mkv has no content type/);
});
