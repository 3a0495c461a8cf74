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

test('a link and an image to files that are not there are named with their document', () => {
  write('docs/a.md', 'See [it](../none.md) and ![that](none.png).');
  expect(brokenLinks(directory)).toEqual(['docs/a.md: ../none.md', 'docs/a.md: none.png']);
});

test('links to files, folders and addresses are in order', () => {
  write('here.md', '# Here');
  write('docs/a.md', '[1](../here.md) [2](../docs) [3](https://example.com)');
  expect(brokenLinks(directory)).toEqual([]);
});

test('a link to a heading needs that heading', () => {
  write('docs/a.md', '# The `first`, one\n\n[1](#the-first-one) [2](#second) [3](b.md#third)');
  write('docs/b.md', '# First');
  expect(brokenLinks(directory)).toEqual(['docs/a.md: #second', 'docs/a.md: b.md#third']);
});

test('an article, whose links and pictures its build checks, is left alone', () => {
  write('docs/article.md', '![A shelf](shelf) [more](article:11)');
  expect(brokenLinks(directory)).toEqual([]);
});

test('an example of code is no link', () => {
  write('docs/a.md', '`[it](none.md)`\n\n```md\n[it](none.md)\n```');
  expect(brokenLinks(directory)).toEqual([]);
});
