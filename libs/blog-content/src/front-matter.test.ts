import {
  articlePath,
  articleSource,
  frontMatter,
  translationSource,
  type Changes,
} from './article-source.testing';
import { readFrontMatter } from './front-matter';

const read = (source: string) => readFrontMatter(source, articlePath);

/** A pattern for an error that starts with the path of the file and has one line for each of these keys. */
function errorNaming(...keys: readonly string[]): RegExp {
  const lines = keys.map((key) => `(?=[^]*\\n {2}${key.replaceAll('.', '\\.')}: \\S)`);
  return new RegExp(`^${articlePath}: [^\\n]+${lines.join('')}`);
}

test('readFrontMatter returns typed values and the Markdown', () => {
  const body = 'First.\n\nSecond.\n';

  expect(read(articleSource({}, body))).toEqual({ ...frontMatter, thumbnail: 50, body });
});

test('readFrontMatter accepts Windows line endings', () => {
  const windows = articleSource({}, 'Text.\n').replaceAll('\n', '\r\n');

  expect(read(windows)).toMatchObject({ title: 'A made-up article for tests', body: 'Text.\r\n' });
});

test.each(Object.keys(frontMatter))('the error names the key "%s" when it is missing', (key) => {
  expect(() => read(articleSource({ [key]: undefined }))).toThrow(errorNaming(key));
});

test.each([
  ['titel', 'A slip of the pen'],
  ['title', ''],
  ['summary', ['a', 'list']],
  ['published', 20261120],
  ['reviewed', '2026-13-40'],
  ['thumbnail', 101],
  ['related', [1, 3]],
  ['related', [1, 3, 4, 5]],
  ['related', [1, 1, 3]],
  ['related.1', [1, 'three', 4], 'related'],
  ['related.0', [0, 3, 4], 'related'],
  ['invitation', 'yes'],
  ['sources', []],
  ['sources.0.url', [{ title: 'An agency', url: 'www.example.gov' }], 'sources'],
  ['sources.0.url', [{ title: 'An agency' }], 'sources'],
  ['sources.0.year', [{ title: 'An agency', url: 'https://a.example/', year: 1990 }], 'sources'],
])('readFrontMatter rejects "%s" = %j', (path, value, key = path) => {
  expect(() => read(articleSource({ [key]: value }))).toThrow(errorNaming(path));
});

test('the error names every invalid key', () => {
  const source = articleSource({ title: undefined, invitation: 'yes', related: [1], autor: 'A' });

  expect(() => read(source)).toThrow(errorNaming('title', 'invitation', 'related', 'autor'));
});

test.each([
  ['no front matter', 'Only text.', 'must begin with front matter'],
  ['unclosed front matter', '---\ntitle: Never closed\n', 'must begin with front matter'],
  ['text before it', `Hello\n${articleSource()}`, 'must begin with front matter'],
  ['a colon in plain text', '---\ntitle: One: two\n---\n', 'the front matter is not YAML'],
  ['a key that comes twice', '---\nno: 1\nno: 2\n---\n', 'the front matter is not YAML'],
])('readFrontMatter rejects a file with %s and names its path', (_what, source, message) => {
  expect(() => read(source)).toThrow(`${articlePath}: ${message}`);
});

test('a translation takes the other keys from the English file, and may not repeat them', () => {
  const english = read(articleSource({ related: [3, 4, 5] }));
  const translation = (keys: Changes) =>
    readFrontMatter(translationSource(keys), articlePath, english);

  expect(translation({ title: 'Un artículo inventado' })).toMatchObject({
    title: 'Un artículo inventado',
    published: english.published,
    related: [3, 4, 5],
  });
  expect(() => translation({ related: [3, 4, 6] })).toThrow(errorNaming('related'));
  expect(() => translation({ reviewed: undefined })).toThrow(errorNaming('reviewed'));
});
