import { readFrontMatter } from './front-matter';
import { articlePath, articleSource } from './article-source.testing';

const read = (source: string) => readFrontMatter(source, articlePath);

/** An error that begins with the file's path and has a line for each of these keys. */
function naming(...keys: readonly string[]): RegExp {
  const lines = keys.map((key) => `(?=[^]*\\n {2}${key.replaceAll('.', '\\.')}: \\S)`);
  return new RegExp(`^${articlePath}: [^\\n]+${lines.join('')}`);
}

test('right front matter comes back as typed values, with the text below it', () => {
  expect(read(articleSource({}, 'First.\n\nSecond.\n'))).toEqual({
    title: 'A made-up article for tests',
    listTitle: 'A made-up article',
    summary: expect.stringContaining('long enough'),
    description: expect.stringContaining('long enough'),
    published: '2026-11-20',
    reviewed: '2026-11-20',
    cover: 'A lamp stands on a table.',
    thumbnail: 50,
    related: [1, 3, 4],
    invitation: false,
    sources: [{ title: 'An agency', url: 'https://www.example.gov/' }],
    body: 'First.\n\nSecond.\n',
  });
});

test('a file with Windows line ends is read too', () => {
  const windows = articleSource({}, 'Text.\n').replaceAll('\n', '\r\n');

  expect(read(windows)).toMatchObject({ title: 'A made-up article for tests', body: 'Text.\r\n' });
});

test('a line of --- in the text does not end the front matter a second time', () => {
  expect(read(articleSource({}, 'Before.\n\n---\n\nAfter.\n')).body).toContain('After.');
});

test.each([
  'title',
  'summary',
  'description',
  'published',
  'reviewed',
  'cover',
  'related',
  'invitation',
  'sources',
])('without "%s" the error names that key and the file', (key) => {
  expect(() => read(articleSource({ [key]: undefined }))).toThrow(naming(key));
});

test.each([
  ['titel', 'A slip of the pen'],
  ['author', 'Somebody'],
])('the unknown key "%s" is refused by name', (key, value) => {
  expect(() => read(articleSource({ [key]: value }))).toThrow(naming(key));
});

test.each([
  ['title', 42],
  ['title', ''],
  ['summary', ['a', 'list']],
  ['published', 20261120],
  ['published', 'yesterday'],
  ['reviewed', '2026-13-40'],
  ['thumbnail', 'left'],
  ['thumbnail', 101],
  ['related', 'nine'],
  ['related', [1, 3]],
  ['related', [1, 3, 4, 5]],
  ['related', [1, 1, 3]],
  ['related.1', [1, 'three', 4], 'related'],
  ['related.0', [0, 3, 4], 'related'],
  ['related.2', [1, 3, 4.5], 'related'],
  ['invitation', 'yes'],
  ['sources', []],
  ['sources.0.url', [{ title: 'An agency', url: 'www.example.gov' }], 'sources'],
  ['sources.0.url', [{ title: 'An agency' }], 'sources'],
  ['sources.0.year', [{ title: 'An agency', url: 'https://a.example/', year: 1990 }], 'sources'],
])('a wrong "%s" is refused by name: %j', (named, value, key = named) => {
  expect(() => read(articleSource({ [key]: value }))).toThrow(naming(named));
});

test.each([
  ['title', 10, 70],
  ['summary', 80, 400],
  ['description', 80, 160],
  ['cover', 15, 200],
])('"%s" has %d to %d characters', (key, least, most) => {
  const withLength = (length: number) => () => read(articleSource({ [key]: 'x'.repeat(length) }));

  expect(withLength(least)).not.toThrow();
  expect(withLength(most)).not.toThrow();
  expect(withLength(least - 1)).toThrow(naming(key));
  expect(withLength(most + 1)).toThrow(naming(key));
});

test('every fault is named at once', () => {
  const source = articleSource({ title: undefined, invitation: 'yes', related: [1], autor: 'A' });

  expect(() => read(source)).toThrow(naming('title', 'invitation', 'related', 'autor'));
});

test.each([
  ['no front matter', 'Only text.'],
  ['an open front matter', '---\ntitle: Never closed\n'],
  ['text before the front matter', `Hello\n${articleSource()}`],
])('a file with %s is refused with its path', (_what, source) => {
  expect(() => read(source)).toThrow(`${articlePath}: must begin with front matter`);
});

test.each([
  ['a colon in plain text', 'title: One thing: another'],
  ['a key that comes twice', 'title: One\ntitle: Two'],
])('front matter that is not YAML, such as %s, is refused with the path', (_what, yaml) => {
  expect(() => read(`---\n${yaml}\n---\n`)).toThrow(`${articlePath}: the front matter is not YAML`);
});
