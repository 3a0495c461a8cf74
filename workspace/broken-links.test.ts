import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brokenLinks } from './broken-links';

let directory: string;

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'links-'));
  mkdirSync(join(directory, 'docs'));
});

afterEach(() => rmSync(directory, { recursive: true }));

function write(file: string, text: string): void {
  writeFileSync(join(directory, file), text);
}

test('names links and images to missing files with their document', () => {
  write('docs/a.md', 'See [it](../none.md) and ![that](none.png).');
  expect(brokenLinks(directory)).toEqual(['docs/a.md: ../none.md', 'docs/a.md: none.png']);
});

test('accepts links to files, folders, and URLs', () => {
  write('here.md', '# Here');
  write('docs/a.md', '[1](../here.md) [2](../docs) [3](https://example.com)');
  expect(brokenLinks(directory)).toEqual([]);
});

test('names links to missing headings', () => {
  write('docs/a.md', '# The `first`, one\n\n[1](#the-first-one) [2](#second) [3](b.md#third)');
  write('docs/b.md', '# First');
  expect(brokenLinks(directory)).toEqual(['docs/a.md: #second', 'docs/a.md: b.md#third']);
});

test('skips articles, whose links and pictures the build checks', () => {
  write('docs/article.md', '![A shelf](shelf) [more](article:11)');
  write('docs/article.es.md', '![Un estante](shelf)');
  expect(brokenLinks(directory)).toEqual([]);
});

test('ignores links in code', () => {
  write('docs/a.md', '`[it](none.md)`\n\n```md\n[it](none.md)\n```');
  expect(brokenLinks(directory)).toEqual([]);
});
