import type { Tree } from '@nx/devkit';
import { treeWith } from '../../tree-with.testing';
import { decisionGenerator } from '.';

const decisions = 'docs/decisions';
const two = (): Tree =>
  treeWith({
    [`${decisions}/0001-no-cookies.md`]: '# 0001. No cookies\n',
    [`${decisions}/0002-layers.md`]: '# 0002. Layers\n',
  });

test('the next decision gets the next number and the slug of its title', async () => {
  const tree = two();
  await decisionGenerator(tree, { title: 'Write articles in Markdown' });
  expect(tree.children(decisions)).toContain('0003-write-articles-in-markdown.md');
});

test('the first decision makes the folder', async () => {
  const tree = treeWith();
  await decisionGenerator(tree, { title: 'No cookies' });
  expect(tree.children(decisions)).toEqual(['0001-no-cookies.md']);
});

test('a record has its title as written and the three parts in order', async () => {
  const tree = two();
  await decisionGenerator(tree, { title: 'Don\'t use "utils" & co' });
  const text = tree.read(`${decisions}/0003-dont-use-utils-co.md`, 'utf-8') ?? '';
  expect(text.match(/^#.*$/gm)).toEqual([
    '# 0003. Don\'t use "utils" & co',
    '## Context',
    '## Decision',
    '## Consequences',
  ]);
});

test.each([
  ['', 'A decision needs a title with letters: nx g decision "What was decided".'],
  [' \n ', 'A decision needs a title with letters: nx g decision "What was decided".'],
  ['...', 'A decision needs a title with letters: nx g decision "What was decided".'],
  [
    'No cookies!',
    'The decision 0001-no-cookies.md has this title already. Amend it or choose another.',
  ],
])('the title %j is refused, and nothing is written', async (title, message) => {
  const tree = two();
  const before = tree.listChanges();
  await expect(decisionGenerator(tree, { title })).rejects.toThrow(message);
  expect(tree.listChanges()).toEqual(before);
});
