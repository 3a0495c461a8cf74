import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readArticles, readArticlesLazily } from './read-articles';
import { articleSource } from './article-source.testing';

let directory = '';
beforeEach(() => void (directory = mkdtempSync(join(tmpdir(), 'read-articles-'))));
afterEach(() => rmSync(directory, { recursive: true }));

function write(number: number, body = 'Text.', changes: Readonly<Record<string, unknown>> = {}) {
  const folder = join(directory, `0${number}-made-up`);
  mkdirSync(folder);
  const file = join(folder, 'article.md');
  const related = [1, 2, 3, 4].filter((other) => other !== number);
  writeFileSync(file, articleSource({ related, ...changes }, body));
  return file;
}

test('articles are read in order of number, and may link forward', () => {
  write(3);
  write(1, 'See [the last](article:4).');
  write(4);
  write(2);

  expect(readArticles(directory).map(({ number }) => number)).toEqual([1, 2, 3, 4]);
});

test.each([
  ['a link that leads nowhere', 'See [this](article:5).', {}],
  ['a relation that leads nowhere', 'Text.', { related: [1, 2, 5] }],
  ['a fault in the front matter', 'Text.', { title: undefined }],
  ['raw HTML', '<p>Text.</p>', {}],
])('%s is refused with the path of the file', (_what, body, changes) => {
  for (const number of [1, 2, 4]) write(number);
  const faulty = write(3, body, changes);

  expect(() => readArticles(directory)).toThrow(`${faulty}: `);
});

test('a folder without an article is refused with its path', () => {
  mkdirSync(join(directory, '01-empty'));

  expect(() => readArticles(directory)).toThrow(join(directory, '01-empty', 'article.md'));
});

test('read lazily, an article is the same, and a fault in its text shows when it is asked for', () => {
  for (const number of [1, 2, 4]) write(number, '## A section\n\nA few words.');
  const faulty = write(3, '<p>Text.</p>');
  const [first, , third] = readArticlesLazily(directory);
  rmSync(join(directory, '03-made-up'), { recursive: true });
  write(3);

  expect({ ...first }).toEqual(readArticles(directory)[0]);
  expect(third?.title).toBeTruthy();
  expect(() => third?.tokens).toThrow(`${faulty}: holds raw HTML`);
});
