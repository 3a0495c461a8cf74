import { stringify } from 'yaml';
import { articlePath, articleSource, frontMatter } from './article-source.testing';
import { readFrontMatter } from './front-matter';

const read = (source: string) => readFrontMatter(source, articlePath);

/** Matches an error that starts with the path of the file and has a line for each of these keys. */
function errorNaming(...keys: readonly string[]): RegExp {
  const lines = keys.map((key) => `(?=[^]*\\n {2}${key.replaceAll('.', '\\.')}: \\S)`);
  return new RegExp(`^${articlePath}: [^\\n]+${lines.join('')}`);
}

test('readFrontMatter returns typed values and the Markdown', () => {
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
    invitation: 'none',
    sources: [{ title: 'An agency', url: 'https://www.example.gov/' }],
    body: 'First.\n\nSecond.\n',
  });
});

test('readFrontMatter accepts Windows line endings', () => {
  const windows = articleSource({}, 'Text.\n').replaceAll('\n', '\r\n');

  expect(read(windows)).toMatchObject({ title: 'A made-up article for tests', body: 'Text.\r\n' });
});

test.each(Object.keys(frontMatter).filter((key) => key !== 'listTitle'))(
  'the error names the key "%s" when it is missing',
  (key) => {
    expect(() => read(articleSource({ [key]: undefined }))).toThrow(errorNaming(key));
  },
);

test.each([
  ['titel', 'A slip of the pen'],
  ['author', 'Somebody'],
])('readFrontMatter rejects the unknown key "%s"', (key, value) => {
  expect(() => read(articleSource({ [key]: value }))).toThrow(errorNaming(key));
});

test.each([
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

test.each([
  ['title', 10, 70],
  ['summary', 40, 85],
  ['description', 80, 160],
  ['cover', 15, 200],
])('"%s" must have %d to %d characters', (key, least, most) => {
  const withLength = (length: number) => () => read(articleSource({ [key]: 'x'.repeat(length) }));

  expect(withLength(least)).not.toThrow();
  expect(withLength(most)).not.toThrow();
  expect(withLength(least - 1)).toThrow(errorNaming(key));
  expect(withLength(most + 1)).toThrow(errorNaming(key));
});

test('the error names every invalid key', () => {
  const source = articleSource({ title: undefined, invitation: 'yes', related: [1], autor: 'A' });

  expect(() => read(source)).toThrow(errorNaming('title', 'invitation', 'related', 'autor'));
});

test.each([
  ['no front matter', 'Only text.'],
  ['unclosed front matter', '---\ntitle: Never closed\n'],
  ['text before the front matter', `Hello\n${articleSource()}`],
])('readFrontMatter rejects a file with %s and names its path', (_what, source) => {
  expect(() => read(source)).toThrow(`${articlePath}: must begin with front matter`);
});

test.each([
  ['a colon in plain text', 'title: One thing: another'],
  ['a key that comes twice', 'title: One\ntitle: Two'],
])('readFrontMatter rejects invalid YAML, such as %s, and names the path', (_what, yaml) => {
  expect(() => read(`---\n${yaml}\n---\n`)).toThrow(`${articlePath}: the front matter is not YAML`);
});

test('a translation takes the other keys from the English file, and may not repeat them', () => {
  const english = read(articleSource({ related: [3, 4, 5] }));
  const source = (keys: object) =>
    `---\n${stringify({ ...frontMatter, published: undefined, related: undefined, invitation: undefined, ...keys })}---\n`;
  const translation = (keys: object) => readFrontMatter(source(keys), articlePath, english);

  expect(translation({ title: 'Un artículo inventado' })).toMatchObject({
    title: 'Un artículo inventado',
    published: english.published,
    related: [3, 4, 5],
  });
  expect(() => translation({ related: [3, 4, 6] })).toThrow(errorNaming('related'));
  expect(() => translation({ reviewed: undefined })).toThrow(errorNaming('reviewed'));
});
