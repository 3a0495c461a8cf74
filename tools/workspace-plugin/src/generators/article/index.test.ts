import type { Tree } from '@nx/devkit';
import { parse } from 'yaml';
import { treeWith } from '../../tree-with.testing';
import { articleGenerator } from '.';

const articles = 'libs/blog-content/articles';

/** Not in order, and with a gap. */
const fifteen = (): Tree =>
  treeWith(
    Object.fromEntries(
      ['15', '14', '13', '07', 'no-number'].map((number) => [
        `${articles}/${number}-about-${number}/article.md`,
        'words',
      ]),
    ),
  );

const folder = `${articles}/16-title-of-it`;

async function generated(title: string): Promise<Tree> {
  const tree = fifteen();
  await articleGenerator(tree, { title }, '2027-03-05');
  return tree;
}

async function articleText(title: string, file = 'article.md'): Promise<string> {
  const tree = await generated(title);
  const name = tree.children(articles).find((child) => child.startsWith('16-'));
  return tree.read(`${articles}/${name}/${file}`, 'utf-8') ?? '';
}

const frontMatterOf = (text: string): unknown => parse(text.split('---\n')[1] ?? '');
const bodyOf = (text: string): string => text.split('---\n')[2] ?? '';

test('gives an article the next number and the slug of its title', async () => {
  const tree = await generated('  Title   of it ');
  expect(tree.children(articles)).toHaveLength(6);
  expect(tree.children(folder)).toEqual(['article.es.md', 'article.md', 'cover.svg']);
});

const translated = {
  title: expect.any(String),
  listTitle: expect.any(String),
  summary: expect.any(String),
  description: expect.any(String),
  reviewed: '2027-03-05',
  cover: expect.any(String),
  sources: [{ title: expect.any(String), url: expect.stringMatching(/^https:\/\//) }],
};
const onlyEnglish = { published: '2027-03-05', related: [13, 14, 15], invitation: 'none' };

test.each([
  ['article.md', { ...translated, ...onlyEnglish, title: 'Title of it' }],
  ['article.es.md', { ...translated, title: expect.stringMatching(/^TODO: .{4,64}$/) }],
])('the front matter of %s has every key, with the date of the day', async (file, expected) => {
  expect(frontMatterOf(await articleText('Title of it', file))).toEqual(expected);
});

// The bounds of libs/blog-content/src/front-matter.ts, which this layer may not import.
test.each([
  ['listTitle', 8, 36],
  ['summary', 40, 85],
  ['description', 80, 160],
  ['cover', 15, 200],
])('%s is a TODO within the limits of its key', async (key, min, max) => {
  for (const file of ['article.md', 'article.es.md']) {
    const { [key]: text } = frontMatterOf(await articleText('Title of it', file)) as Record<
      string,
      string
    >;
    expect(text).toMatch(/^TODO: /);
    expect(text?.length).toBeGreaterThanOrEqual(min);
    expect(text?.length).toBeLessThanOrEqual(max);
  }
});

test.each([
  'Fees: who pays, and when',
  'Is it "too late" to call?',
  "A lawyer's # of cases",
  '- 12 -a',
])('escapes the title %s in the front matter', async (title) => {
  const padded = title.padEnd(10, 'a');
  expect(frontMatterOf(await articleText(padded))).toMatchObject({ title: padded });
});

test.each(['article.md', 'article.es.md'])(
  'the body of %s is only a list of what to write, which no build accepts',
  async (file) => {
    expect(bodyOf(await articleText('Title of it', file))).toMatch(
      /^\s*<!-- Still to be written.*:\n(- .+\n)+[^<>]+-->\s*$/,
    );
  },
);

test.each([
  ['?!', 'An article needs a title with letters: nx g article "Title of it".'],
  ['Too short', 'The title "Too short" has 9 characters.'],
  ['a'.repeat(71), 'has 71 characters. Give it 10 to 70'],
  ['About: -- 07', 'The article 07-about-07 has this title already. Choose another.'],
])('refuses the title %j and writes nothing', async (title, message) => {
  const tree = fifteen();
  const before = tree.listChanges();
  await expect(articleGenerator(tree, { title }, '2027-03-05')).rejects.toThrow(message);
  expect(tree.listChanges()).toEqual(before);
});

test('refuses an article without three others to relate to', async () => {
  const tree = treeWith({
    [`${articles}/01-a/article.md`]: '',
    [`${articles}/02-b/article.md`]: '',
  });
  await expect(articleGenerator(tree, { title: 'Title of it' })).rejects.toThrow(
    'An article ends with three related ones',
  );
});
