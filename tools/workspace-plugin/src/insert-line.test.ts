import { insertLine } from './insert-line';
import { treeWith } from './tree-with.testing';

const list = () => treeWith({ 'list.ts': 'a\nb1\nb2\nc\n' });

test.each([
  [{ before: /^b/ }, 'a\nx\nb1\nb2\nc\n'],
  [{ after: /^b/ }, 'a\nb1\nx\nb2\nc\n'],
])('a line goes where %p says, at the first that matches', (place, expected) => {
  const tree = list();
  insertLine(tree, 'list.ts', 'x', place);
  expect(tree.read('list.ts', 'utf-8')).toBe(expected);
});

test('without such a line nothing is written, and the error names the file', () => {
  const tree = list();
  const before = tree.listChanges();
  expect(() => insertLine(tree, 'list.ts', '  x,', { before: /nowhere/ })).toThrow(
    'list.ts has no line like /nowhere/, where "x," belongs.',
  );
  expect(tree.listChanges()).toEqual(before);
});
