import { nextNumber, numberedEntries } from './numbered-entries';
import { treeWith } from './tree-with.testing';

test('finds numbered folders and files by number and ignores others', () => {
  const tree = treeWith({
    'd/10-last/article.md': '',
    'd/9-middle.md': '',
    'd/0002-first.md': '',
    'd/README.md': '',
    'd/no-number/article.md': '',
  });
  expect(numberedEntries(tree, 'd')).toEqual([
    { number: 2, slug: 'first', name: '0002-first.md' },
    { number: 9, slug: 'middle', name: '9-middle.md' },
    { number: 10, slug: 'last', name: '10-last' },
  ]);
});

test('finds nothing in a missing folder', () => {
  expect(numberedEntries(treeWith(), 'nowhere')).toEqual([]);
});

test.each([
  [[], 2, '01'],
  [[8], 2, '09'],
  [[9], 2, '10'],
  [[1, 99], 2, '100'],
  // A gap is left alone: numbers are addresses and are never given twice.
  [[1, 4], 4, '0005'],
])('the number after %j with %d digits is %s', (numbers, digits, next) => {
  const entries = numbers.map((number) => ({ number, slug: 'a', name: `${number}-a` }));
  expect(nextNumber(entries, digits)).toBe(next);
});
