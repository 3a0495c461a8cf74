import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checksums, writeFiles } from '@lawyers/hosting';
import { buildOf, ready } from './launch.testing';
import { readBuild } from './read-build';

let directory: string;
beforeEach(() => (directory = mkdtempSync(join(tmpdir(), 'launch-'))));
afterEach(() => rmSync(directory, { recursive: true }));

const write = (texts: Readonly<Record<string, string>>) => writeFiles(directory, texts);

test('reads pages with their addresses, and the stamp; without a home page, nothing', () => {
  const { stamp } = buildOf(ready);
  write({ 'client/404.html': '<h1>Not found</h1>', 'client/assets/page.js': 'x' });
  expect(readBuild(directory)).toBeUndefined();
  write({
    'client/index.html': '',
    'client/blogs/page1/index.html': '<h1 title="on &amp; off">Blog</h1>',
    'stamp.json': JSON.stringify(stamp),
  });
  expect(readBuild(directory)).toMatchObject({
    stamp,
    pages: [
      { path: '/404.html' },
      { path: '/blogs/page1', texts: ['Blog', 'on & off'] },
      { path: '/' },
    ],
  });
});

test('lists files that were changed, added, or removed after the build', () => {
  write({ 'client/index.html': 'Home', 'client/about.js': 'x', 'nginx.conf': 'x' });
  expect(readBuild(directory)?.changedFiles).toBeUndefined();
  write({ SHA256SUMS: checksums(directory) });
  expect(readBuild(directory)?.changedFiles).toEqual([]);
  write({ 'client/index.html': 'Changed', 'client/backup.zip': 'x' });
  rmSync(join(directory, 'nginx.conf'));
  expect(readBuild(directory)?.changedFiles?.toSorted()).toEqual([
    'client/backup.zip',
    'client/index.html',
    'nginx.conf',
  ]);
});

test.each(['', '{}', '{"mode":"production"}'])('ignores a stamp.json of %j', (text) => {
  write({ 'client/index.html': '', 'stamp.json': text });
  expect(readBuild(directory)).toMatchObject({ stamp: undefined });
});
