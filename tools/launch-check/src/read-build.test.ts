import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { checksums, writeFiles } from '@lawyers/hosting';
import { makeFolder } from '@lawyers/hosting/testing';
import { buildOf, ready } from './launch-inputs.testing';
import { readBuild } from './read-build';

const stamp = buildOf(ready).stamp;
const built = { 'client/index.html': 'Home', 'stamp.json': JSON.stringify(stamp) };

test('reads the stamp, and pages with their addresses', () => {
  const folder = makeFolder({
    ...built,
    'client/404.html': '<a href="/y"></a><a data-exit href="/x"></a>',
    'client/assets/page.js': 'x',
    'client/blogs/page1/index.html': '<h1 title="on &amp; off">Blog</h1>',
  });
  expect(readBuild(folder)).toMatchObject({
    stamp,
    pages: [
      { path: '/404.html', exit: '/x' },
      { path: '/blogs/page1', texts: ['Blog', 'on & off'] },
      { path: '/' },
    ],
  });
});

test('lists files that were changed, added, or removed after the build', () => {
  const folder = makeFolder({ ...built, 'nginx.conf': 'x' });
  const all = ['client/index.html', 'nginx.conf', 'stamp.json'];
  expect(readBuild(folder)?.changedFiles).toEqual(expect.arrayContaining(all));
  writeFiles(folder, { SHA256SUMS: checksums(folder) });
  expect(readBuild(folder)?.changedFiles).toEqual([]);
  writeFiles(folder, { 'client/index.html': 'Changed', 'client/backup.zip': 'x' });
  rmSync(join(folder, 'nginx.conf'));
  const changed = ['client/backup.zip', 'client/index.html', 'nginx.conf'];
  expect(readBuild(folder)?.changedFiles.toSorted()).toEqual(changed);
});

test.each(['', '{}', '{"mode":"production"}'])('finds no build with a stamp.json of %j', (text) => {
  expect(readBuild(makeFolder({ ...built, 'stamp.json': text }))).toBeUndefined();
});
