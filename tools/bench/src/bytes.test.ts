import type { PageWeight } from '@lawyers/page-weight';
import { disagreements, total } from './bytes';
import type { Fetched } from './traffic';

const script = (address: string): Fetched => ({ address, kind: 'script', bytes: 1 });
const weighing = (...addresses: string[]) =>
  ({
    files: { script: addresses.map((address) => ({ address, bytes: 1 })) },
  }) as unknown as PageWeight;

test('where browser and build agree there is nothing to say', () => {
  const traffic = {
    before: [script('/a.js')],
    after: [script('/b.js'), script('/assets/toast-1.js')],
  };
  expect(disagreements(traffic, weighing('/b.js', '/a.js'))).toEqual([]);
});

test('a script that only one of them knows is named', () => {
  const traffic = { before: [script('/a.js')], after: [] };
  expect(disagreements(traffic, weighing('/b.js'))).toEqual([
    '/a.js is asked for, and not in the budget',
    '/b.js is in the budget, and not asked for',
  ]);
});

test('everything counts in the total', () => {
  expect(total({ html: 1, script: 2, font: 4, picture: 8, other: 16 })).toBe(31);
});
