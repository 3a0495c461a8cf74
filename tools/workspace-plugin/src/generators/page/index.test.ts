import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Tree } from '@nx/devkit';
import { treeWith } from '../../tree-with.testing';
import { pageGenerator } from '.';
import { linksFile, pathsFile, routesFile } from './add-to-the-site';

const changedFiles = [pathsFile, routesFile, linksFile];
const root = join(__dirname, '../../../../..');

/** The files that list all pages, unchanged. */
const site = (): Tree =>
  treeWith({
    ...Object.fromEntries(
      changedFiles.map((file) => [file, readFileSync(join(root, file), 'utf8')]),
    ),
    'apps/web/app/pages/pictures/picture.tsx': '',
  });

async function generated(title: string): Promise<Tree> {
  const tree = site();
  await pageGenerator(tree, { title });
  return tree;
}

/** The one line that a file has more than before. */
function newLine(tree: Tree, file: string): string | undefined {
  const before = readFileSync(join(root, file), 'utf8').split('\n');
  const after = tree.read(file, 'utf-8')?.split('\n') ?? [];
  const at = after.findIndex((line, index) => line !== before[index]);
  expect(after.toSpliced(at, 1)).toEqual(before);
  return after[at];
}

test('adds an address, a route, and a link, one line each', async () => {
  const tree = await generated('How we are paid');
  expect(newLine(tree, pathsFile)).toBe('  howWeArePaid: `${prefix}/how-we-are-paid`,');
  expect(newLine(tree, routesFile)).toBe(
    "  page(paths.howWeArePaid, 'pages/how-we-are-paid/how-we-are-paid.route.tsx'),",
  );
  expect(newLine(tree, linksFile)).toBe(
    `  { label: t({ en: "How we are paid", es: 'TODO: el título en español' }), href: paths.howWeArePaid },`,
  );
});

test('creates a folder with the route and its unwritten texts', async () => {
  const tree = await generated("What a lawyer's fee is");
  const folder = 'apps/web/app/pages/what-a-lawyers-fee-is';
  expect(tree.children(folder)).toEqual([
    'what-a-lawyers-fee-is.copy.ts',
    'what-a-lawyers-fee-is.route.tsx',
  ]);
  const words = tree.read(`${folder}/what-a-lawyers-fee-is.copy.ts`, 'utf-8') ?? '';
  expect(words).toContain('heading: t({ en: "What a lawyer\'s fee is", es: \'TODO: ');
  // Of heading, description, and one section.
  expect(words.match(/en: 'TODO: /g)).toHaveLength(3);
  expect(words.match(/es: 'TODO: /g)).toHaveLength(4);
});

test.each([
  ['?!', '"?!" cannot name a page: begin with a letter'],
  ['7 questions', '"7 questions" cannot name a page: begin with a letter'],
  ['a'.repeat(61), 'has 61 characters. Give it 60.'],
  ['About', 'There is /about or apps/web/app/pages/about already.'],
  ['Blog page', 'There is /blog-page or apps/web/app/pages/blog-page already.'],
  ['Pictures', 'There is /pictures or apps/web/app/pages/pictures already.'],
  ['Es', 'There is /es or apps/web/app/pages/es already.'],
])('refuses the title %j and writes nothing', async (title, message) => {
  const tree = site();
  const before = tree.listChanges();
  await expect(pageGenerator(tree, { title })).rejects.toThrow(message);
  expect(tree.listChanges()).toEqual(before);
});
