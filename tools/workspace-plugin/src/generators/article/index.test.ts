import type { Tree } from '@nx/devkit';
import { createTreeWithEmptyWorkspace } from '@nx/devkit/testing';
import { parse } from 'yaml';
import { generators } from '../../../generators.json';
import type { articleGenerator } from '.';

const articles = 'libs/blog-content/articles';

/** A workspace with an article folder for each of these numbers, which start the folders' names. */
function treeWith(...numbers: readonly string[]): Tree {
  // Jest cannot load Prettier, which is an ES module. The templates are formatted already.
  process.env['NX_SKIP_FORMAT'] = 'true';
  const tree = createTreeWithEmptyWorkspace();
  for (const number of numbers) tree.write(`${articles}/${number}-about-${number}/article.md`, '');
  return tree;
}

/**
 * Runs the generator that Nx finds through `generators.json`. By default, in a workspace whose articles are not sorted
 * and have a gap in their numbers, and where one folder has no number.
 */
async function generate(title: string, tree = treeWith('15', '14', '13', '07', 'no-number')) {
  const [file, name = ''] = generators.article.factory.split('#');
  const module = jest.requireActual<Record<string, typeof articleGenerator>>(`../../../${file}`);
  await module[name]?.(tree, { title }, '2027-03-05');
  const folder = tree.children(articles).find((child) => child.startsWith('16-')) ?? '';
  const partsOf = (language: string) =>
    `${tree.read(`${articles}/${folder}/article${language}.md`, 'utf-8')}`.split('---\n');
  return { tree, folder, partsOf };
}

test.each([
  ['  Title   of it ', 'title-of-it'],
  ['What a lawyer’s fee pays for', 'what-a-lawyers-fee-pays-for'],
  ['Ten questions: before, during & after', 'ten-questions-before-during-after'],
  ['Résumé of a señor', 'resume-of-a-senor'],
])('an article called %j gets the next number and the slug %s', async (title, slug) => {
  const { tree, folder } = await generate(title);
  expect(folder).toBe(`16-${slug}`);
  expect(tree.children(articles)).toHaveLength(6);
  const files = ['article.es.md', 'article.md', 'cover.svg'];
  expect(tree.children(`${articles}/${folder}`)).toEqual(files);
});

const onlyEnglish = { published: '2027-03-05', related: [13, 14, 15], invitation: 'none' };

// The bounds that the tests below pass are those in libs/blog-content/src/front-matter.ts. They are repeated here,
// because boundaries.js does not let this project (`scope:workspace`) import blog-content (`scope:content`).
const todo = (min: number, max: number): unknown =>
  expect.stringMatching(new RegExp(`^(?=TODO: ).{${min},${max}}$`));

test.each([
  ['', { ...onlyEnglish, title: 'Is it "too late": to call # 7?' }],
  ['.es', { title: todo(10, 70) }],
])(
  'front matter has every key, the date of the day, and TODOs within their limits; the body is a list of what to write, which no build accepts (article%s.md)',
  async (language, ownKeys) => {
    const { partsOf } = await generate('Is it "too late": to call # 7?');
    const [, frontMatter = '', body] = partsOf(language);
    expect(parse(frontMatter)).toEqual({
      ...ownKeys,
      listTitle: todo(8, 36),
      summary: todo(40, 85),
      description: todo(80, 160),
      reviewed: '2027-03-05',
      cover: todo(15, 200),
      sources: [{ title: todo(5, 200), url: expect.stringMatching(/^https:\/\//) }],
    });
    expect(body).toMatch(/^\s*<!-- Still to be written.*:\n(- .+\n)+[^<>]+-->\s*$/);
  },
);

test.each([
  ['?!', 'An article needs a title with letters: nx g article "Title of it".'],
  ['Too short', 'The title "Too short" has 9 characters.'],
  ['a'.repeat(71), 'has 71 characters. Give it 10 to 70'],
  ['About: -- 07', 'The article 07-about-07 has this title already. Choose another.'],
])('refuses the title %j and writes nothing', async (title, message) => {
  const tree = treeWith('07', '13', '14');
  const before = tree.listChanges();
  await expect(generate(title, tree)).rejects.toThrow(message);
  expect(tree.listChanges()).toEqual(before);
});
