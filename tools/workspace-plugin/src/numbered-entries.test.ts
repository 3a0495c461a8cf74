import { nextNumber, numberedEntries } from './numbered-entries';
import { treeWith } from './tree-with.testing';

test('folders and files with a number are found in its order, others are passed over', () => {
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

test('a folder that is not there holds nothing', () => {
  expect(numberedEntries(treeWith(), 'nowhere')).toEqual([]);
});

test.each([
  [[], 2, '01'],
  [[8], 2, '09'],
  [[9], 2, '10'],
  [[1, 99], 2, '100'],
  // A gap is left alone: numbers are addresses and are never given twice.
  [[1, 4], 4, '0005'],
])('after %j comes, in %d digits, %s', (numbers, digits, next) => {
  const entries = numbers.map((number) => ({ number, slug: 'a', name: `${number}-a` }));
  expect(nextNumber(entries, digits)).toBe(next);
});
