import type { Tree } from '@nx/devkit';
import { treeWith } from '../../tree-with.testing';
import { componentGenerator } from '.';

const ui = 'libs/ui/src';

const index = [
  "export { Carousel } from './carousel';",
  "export { ErrorText, Input, Select } from './form-field';",
  "export { Panel, type PanelProps } from './panel';",
  "export { Toast } from './lazy-toast';",
  "export { space } from './tokens';",
  '',
].join('\n');

const uiTree = (): Tree =>
  treeWith({
    [`${ui}/index.ts`]: index,
    [`${ui}/carousel.tsx`]: '',
    [`${ui}/tokens.ts`]: '',
    [`${ui}/left-over.test.tsx`]: '',
    'libs/ui/gallery/layout.example.tsx': '',
  });

async function generated(name: string): Promise<Tree> {
  const tree = uiTree();
  await componentGenerator(tree, { name });
  return tree;
}

const read = (tree: Tree, file: string): string => tree.read(`${ui}/${file}`, 'utf-8') ?? '';

test.each(['notice board', 'notice-board', 'NoticeBoard', 'noticeBoard', ' Notice  board '])(
  '%j creates a component, its test, its example, and its export',
  async (name) => {
    const tree = await generated(name);
    expect(read(tree, 'notice-board.tsx')).toContain('export function NoticeBoard(');
    expect(read(tree, 'notice-board.test.tsx')).toContain(
      "import { NoticeBoard } from './notice-board';",
    );
    const example = tree.read('libs/ui/gallery/notice-board.example.tsx', 'utf-8');
    expect(example).toContain("import { NoticeBoard } from '../src';");
    expect(example).toContain('export const usual = <NoticeBoard>');
    expect(read(tree, 'index.ts')).toContain("export { NoticeBoard } from './notice-board';\n");
  },
);

test.each([
  ['alert', 0],
  ['divider', 1],
  ['notice', 2],
  ['signpost', 4],
  ['window', 5],
])('inserts the export of %s alphabetically', async (name, place) => {
  const lines = read(await generated(name), 'index.ts').split('\n');
  expect(lines.findIndex((line) => line.endsWith(`from './${name}';`))).toBe(place);
  // The others stay as they were.
  expect(lines.filter((_, at) => at !== place).join('\n')).toBe(index);
});

test('keeps an export over several lines intact', async () => {
  const tree = uiTree();
  const long = "export {\n  A,\n  B,\n} from './middle';\n";
  tree.write(`${ui}/index.ts`, `${long}export { Z } from './zoo';\n`);
  await componentGenerator(tree, { name: 'notice' });
  await componentGenerator(tree, { name: 'aside' });
  expect(read(tree, 'index.ts')).toBe(
    `export { Aside } from './aside';\n${long}export { Notice } from './notice';\nexport { Z } from './zoo';\n`,
  );
});

test.each(['', '   ', '2nd opinion', '!?', 'señal', '../escape', 'a/b', "it's"])(
  'refuses the name %j',
  async (name) => {
    await expect(generated(name)).rejects.toThrow(
      `"${name}" cannot name a component: use letters and digits, a letter first`,
    );
  },
);

test.each([
  ['carousel', 'libs/ui/src/carousel.tsx already exists. Choose another name.'],
  ['tokens', 'libs/ui/src/tokens.ts already exists. Choose another name.'],
  ['left over', 'libs/ui/src/left-over.test.tsx already exists. Choose another name.'],
  ['layout', 'libs/ui/gallery/layout.example.tsx already exists. Choose another name.'],
  ['input', 'libs/ui exports Input already. Choose another name.'],
  ['panel props', 'libs/ui exports PanelProps already. Choose another name.'],
])('refuses the existing name %j and writes nothing', async (name, message) => {
  const tree = uiTree();
  const before = tree.listChanges();
  await expect(componentGenerator(tree, { name })).rejects.toThrow(message);
  expect(tree.listChanges()).toEqual(before);
});
