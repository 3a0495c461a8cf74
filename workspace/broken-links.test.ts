import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brokenLinks } from './broken-links';

test.each([
  [
    'links to missing files',
    '[it](../none.md) ![that](none.png)',
    ['1: ../none.md', '1: none.png'],
  ],
  [
    'links to missing headings',
    '# A `b`, c\n\n[](#a-b-c) [](#d) [](b.md#e)',
    ['3: #d', '3: b.md#e'],
  ],
  ['no files, folders, and URLs', '[1](b.md#first) [2](../docs) [3](https://example.com)', []],
  ['no links in code', '`[it](none.md)`\n\n```md\n[it](none.md)\n```', []],
])('names %s', (_what, text, broken) => {
  const root = mkdtempSync(join(tmpdir(), 'links-'));
  mkdirSync(join(root, 'docs'));
  writeFileSync(join(root, 'docs/a.md'), text);
  writeFileSync(join(root, 'docs/b.md'), '# First');
  // The links and pictures of articles are not checked here, because the build checks them.
  writeFileSync(join(root, 'docs/article.md'), '![A shelf](shelf) [more](article:11)');
  writeFileSync(join(root, 'docs/article.es.md'), '![Un estante](shelf)');
  expect(brokenLinks(root)).toEqual(broken.map((target) => `docs/a.md:${target}`));
  rmSync(root, { recursive: true });
});
