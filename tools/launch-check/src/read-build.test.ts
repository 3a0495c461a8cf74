import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { checksums, writeFiles } from '@lawyers/hosting';
import { makeFolder } from '@lawyers/hosting/testing';
import { buildOf, ready } from './launch.testing';
import { readBuild } from './read-build';

test('reads pages with their addresses, and the stamp; without a home page, nothing', () => {
  const { stamp } = buildOf(ready);
  const directory = makeFolder({ 'client/404.html': '', 'client/assets/page.js': 'x' });
  expect(readBuild(directory)).toBeUndefined();
  writeFiles(directory, {
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
  const directory = makeFolder({
    'client/index.html': 'Home',
    'client/a.js': 'x',
    'nginx.conf': 'x',
  });
  expect(readBuild(directory)?.changedFiles).toBeUndefined();
  writeFiles(directory, { SHA256SUMS: checksums(directory) });
  expect(readBuild(directory)?.changedFiles).toEqual([]);
  writeFiles(directory, { 'client/index.html': 'Changed', 'client/backup.zip': 'x' });
  rmSync(join(directory, 'nginx.conf'));
  expect(readBuild(directory)?.changedFiles?.toSorted()).toEqual([
    'client/backup.zip',
    'client/index.html',
    'nginx.conf',
  ]);
});

test.each(['', '{}', '{"mode":"production"}'])('ignores a stamp.json of %j', (text) => {
  const directory = makeFolder({ 'client/index.html': '', 'stamp.json': text });
  expect(readBuild(directory)).toMatchObject({ stamp: undefined });
});
