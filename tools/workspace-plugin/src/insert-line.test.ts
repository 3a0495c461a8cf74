import { insertLine } from './insert-line';
import { treeWith } from './tree-with.testing';

const list = () => treeWith({ 'list.ts': 'a\nb1\nb2\nc\n' });

test.each([
  [{ before: /^b/ }, 'a\nx\nb1\nb2\nc\n'],
  [{ after: /^b/ }, 'a\nb1\nx\nb2\nc\n'],
])('inserts a line at the first match of %p', (place, expected) => {
  const tree = list();
  insertLine(tree, 'list.ts', 'x', place);
  expect(tree.read('list.ts', 'utf-8')).toBe(expected);
});

test('names the file and writes nothing when no line matches', () => {
  const tree = list();
  const before = tree.listChanges();
  expect(() => insertLine(tree, 'list.ts', '  x,', { before: /nowhere/ })).toThrow(
    'list.ts has no line like /nowhere/, where "x," belongs.',
  );
  expect(tree.listChanges()).toEqual(before);
});
