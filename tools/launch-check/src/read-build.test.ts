import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { readBuild } from './read-build';

let directory: string;

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'launch-'));
});

afterEach(() => {
  rmSync(directory, { recursive: true });
});

function write(files: Readonly<Record<string, string>>): void {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(directory, name)), { recursive: true });
    writeFileSync(join(directory, name), text);
  }
}

const stamp = {
  mode: 'production',
  commit: null,
  siteUrl: 'https://www.harborreferral.com',
  mailOrigin: 'https://api.emailjs.com',
  consentVersion: '2026-01-31',
  fingerprints: { VITE_PHONE: 'a' },
};
const headers = [{ path: '/*', headers: { 'X-Frame-Options': 'DENY' } }];

test('a folder without a home page is no build', () => {
  expect(readBuild(join(directory, 'none'))).toBeUndefined();
  write({ 'client/about/index.html': 'About' });
  expect(readBuild(directory)).toBeUndefined();
});

test('pages come with their addresses, headers and host files as they are', () => {
  write({
    'client/index.html': '<h1>Home</h1>',
    'client/404.html': '<h1>Not found</h1>',
    'client/blogs/page1/index.html': '<h1>Blog</h1>',
    'client/assets/page.js': 'x',
    'client/_headers': '/*',
    'headers.json': JSON.stringify(headers),
    'stamp.json': JSON.stringify(stamp),
  });
  expect(readBuild(directory)).toMatchObject({
    stamp,
    pages: [
      { path: '/404.html', texts: expect.arrayContaining(['Not found']) },
      { path: '/blogs/page1', texts: expect.arrayContaining(['Blog']) },
      { path: '/', texts: expect.arrayContaining(['Home']) },
    ],
    headers,
    hostFiles: { 'client/_headers': '/*', 'nginx.conf': undefined },
  });
});

test.each(['', '{', '{"path":"/*"}', '[{"path":1}]'])(
  'a headers.json of %j counts as none',
  (text) => {
    write({ 'client/index.html': '<h1>Home</h1>', 'headers.json': text });
    expect(readBuild(directory)?.headers).toBeUndefined();
  },
);

test.each(['', '{}', '{"mode":"production"}'])('a stamp.json of %j counts as none', (text) => {
  write({ 'client/index.html': '<h1>Home</h1>', 'stamp.json': text });
  expect(readBuild(directory)?.stamp).toBeUndefined();
});
