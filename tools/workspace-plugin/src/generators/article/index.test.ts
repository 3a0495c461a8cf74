import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import type { Tree } from '@nx/devkit';
import { createTreeWithEmptyWorkspace } from '@nx/devkit/testing';
import { readFrontMatter, textLimits } from '@lawyers/blog-content/front-matter';
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
  const read = (file: string) => `${tree.read(`${articles}/${folder}/${file}`, 'utf-8')}`;
  return { tree, folder, read };
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

const todo: unknown = expect.stringMatching(/^TODO: /);

test('both files have valid front matter, the date of the day, and a list of what to write, which no build accepts', async () => {
  const { read } = await generate('Is it "too late": to call # 7?');
  const english = readFrontMatter(read('article.md'), 'article.md');
  const spanish = readFrontMatter(read('article.es.md'), 'article.es.md', english);

  const body: unknown = expect.stringMatching(
    /^\s*<!-- Still to be written.*:\n(- .+\n)+[^<>]+-->\s*$/,
  );
  const written = {
    ...{ listTitle: todo, summary: todo, description: todo, cover: todo },
    ...{ published: '2027-03-05', reviewed: '2027-03-05', thumbnail: 50 },
    ...{ related: [13, 14, 15], invitation: 'none' },
    sources: [{ title: todo, url: expect.stringMatching(/^https:\/\//) }],
    body,
  };
  expect(english).toEqual({ ...written, title: 'Is it "too late": to call # 7?' });
  expect(spanish).toEqual({ ...written, title: todo });
});

test('the generator also runs as an ES module, as which Nx loads it, although Jest compiles it to CommonJS', () => {
  const program = `
    import { articleGenerator } from './src/generators/article/index.ts';
    import testing from '@nx/devkit/testing';
    const tree = testing.createTreeWithEmptyWorkspace();
    tree.write('${articles}/07-about-07/article.md', '');
    await articleGenerator(tree, { title: 'Title of it' });
    console.log(tree.children('${articles}/08-title-of-it').join());`;
  const node = ['--import', 'tsx', '--input-type=module', '--eval', program];
  const output = execFileSync(process.execPath, node, {
    cwd: join(__dirname, '../../..'),
    env: { ...process.env, NX_SKIP_FORMAT: 'true' },
    encoding: 'utf8',
  });
  expect(output).toBe('article.es.md,article.md,cover.svg\n');
});

const { min, max } = textLimits.title;

test.each([
  ['?!', 'An article needs a title with letters: nx g article "Title of it".'],
  ['a'.repeat(min - 1), `has ${min - 1} characters. Give it ${min} to ${max}`],
  ['a'.repeat(max + 1), `has ${max + 1} characters. Give it ${min} to ${max}`],
  ['About: -- 07', 'The article 07-about-07 has this title already. Choose another.'],
])('refuses the title %j and writes nothing', async (title, message) => {
  const tree = treeWith('07', '13', '14');
  const before = tree.listChanges();
  await expect(generate(title, tree)).rejects.toThrow(message);
  expect(tree.listChanges()).toEqual(before);
});
