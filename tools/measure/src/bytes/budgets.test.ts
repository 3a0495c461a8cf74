import { budgetOf, overBudget } from './budgets';
import type { PageBytes, Part } from './page-bytes';

function weighing(bytes: Partial<Record<Part, number>>): PageBytes {
  const parts: readonly Part[] = [
    'html',
    'scriptAtOnce',
    'script',
    'fonts',
    'pictures',
    'beforeInteraction',
  ];
  const files = parts.map((part) => [
    part,
    [
      { address: '/small', bytes: 1 },
      { address: '/large', bytes: (bytes[part] ?? 1) - 1 },
    ],
  ]);
  return Object.fromEntries(files) as PageBytes;
}

test('accepts a page at its budget', () => {
  expect(overBudget('/', weighing(budgetOf('/')))).toEqual([]);
});

test.each(Object.entries(budgetOf('/')))('names a page whose %s is a byte over', (part, budget) => {
  expect(overBudget('/', weighing({ ...budgetOf('/'), [part]: budget + 1 }))).toEqual([
    `${part} of /: ${budget + 1} bytes, budget ${budget}\n  ${budget} /large\n  1 /small`,
  ]);
});

test('a page without forms may have only the small script', () => {
  expect(budgetOf('/a-new-page').script).toBe(2_200);
  expect(budgetOf('/contact').script).toBe(140_000);
});
