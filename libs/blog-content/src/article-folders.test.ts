import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { articleFolders } from './article-folders';

let directory = '';
beforeEach(() => void (directory = mkdtempSync(join(tmpdir(), 'article-folders-'))));
afterEach(() => rmSync(directory, { recursive: true }));

function make(...names: readonly string[]): void {
  for (const name of names) mkdirSync(join(directory, name));
}

test('articleFolders returns number, folder, and path, in order of number, and ignores files', () => {
  make('02-second-one', '01-first');
  writeFileSync(join(directory, 'notes.md'), 'Not an article.');

  expect(articleFolders(directory)).toEqual([
    { number: 1, folder: '01-first', path: join(directory, '01-first') },
    { number: 2, folder: '02-second-one', path: join(directory, '02-second-one') },
  ]);
});

test('articleFolders sorts by number, not alphabetically', () => {
  const names = Array.from({ length: 100 }, (_, index) => `${index + 1}`.padStart(2, '0') + '-a');
  make(...names);
  expect(articleFolders(directory).map(({ folder }) => folder)).toEqual(names);
});

test.each([
  [['01-a', '03-c'], '03-c', 'expected article number 2.'],
  [['01-a', '02-b', '02-c'], '02-c', 'expected article number 3.'],
  [['02-a'], '02-a', 'expected article number 1.'],
  [['00-a', '01-b'], '00-a', 'expected article number 1.'],
])('articleFolders rejects %j and names the folder %s: %s', (folders, wrong, message) => {
  make(...folders);

  expect(() => articleFolders(directory)).toThrow(`${join(directory, wrong)}: ${message}`);
});

test.each([
  ...['first', '1-a', '01_a', '01-', '01-Red-Flags'],
  ...['01-red--flags', '01-a b', '01', 'x01-a'],
])('articleFolders rejects the name %s', (name) => {
  make(name);
  expect(() => articleFolders(directory)).toThrow(
    `${join(directory, name)}: an article's folder needs`,
  );
});
