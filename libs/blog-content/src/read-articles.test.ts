import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { articleSource, translationSource, type Changes } from './article-source.testing';
import { readArticles } from './read-articles';

let directory = '';
beforeEach(() => void (directory = mkdtempSync(join(tmpdir(), 'read-articles-'))));
afterEach(() => rmSync(directory, { recursive: true }));

function write(number: number, body = 'Text.', changes: Changes = {}) {
  const folder = join(directory, `0${number}-made-up`);
  mkdirSync(folder);
  const file = join(folder, 'article.md');
  const related = [1, 2, 3, 4].filter((other) => other !== number);
  writeFileSync(file, articleSource({ related, ...changes }, body));
  return file;
}

test('readArticles returns the articles in order of number, which may name later ones as related', () => {
  write(3);
  write(1);
  write(4);
  write(2);

  expect(readArticles(directory).map(({ number }) => number)).toEqual([1, 2, 3, 4]);
});

test.each([
  ['an unknown related article', 'Text.', { related: [1, 2, 5] }],
  ['invalid front matter', 'Text.', { title: undefined }],
  ['raw HTML', '<p>Text.</p>', {}],
])('readArticles rejects %s and names the file', (_what, body, changes) => {
  for (const number of [1, 2, 4]) write(number);
  const invalidFile = write(3, body, changes);

  expect(() => readArticles(directory)).toThrow(`${invalidFile}: `);
});

test('readArticles reads another language, with the shared keys of the English front matter', () => {
  for (const number of [1, 2, 3, 4]) {
    const english = write(number, 'Text.', { published: '2026-01-02', thumbnail: 30 });
    const title = `Un artículo inventado, el ${number}`;
    writeFileSync(join(dirname(english), 'article.xx.md'), translationSource({ title }, 'Texto.'));
  }

  expect(readArticles(directory, 'article.xx.md')[1]).toMatchObject({
    title: 'Un artículo inventado, el 2',
    file: join(directory, '02-made-up', 'article.xx.md'),
    published: '2026-01-02',
    thumbnail: 30,
    related: [1, 3, 4],
    readingTime: 1,
  });
});

test('readArticles names the file that a language lacks', () => {
  write(1, 'Text.', { related: [2, 3, 4] });

  expect(() => readArticles(directory, 'article.xx.md')).toThrow(
    `${join(directory, '01-made-up', 'article.xx.md')}: cannot be read. Each article has a file in each language`,
  );
});
