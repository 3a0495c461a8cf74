import { budgets, targetOf } from './budgets';
import { complaintsAbout } from './complaints';
import { pageKinds } from './page-kind';
import { parts, type Part, type PageWeight } from './page-weight';

function weighing(address: string, bytes: Partial<Record<Part, number>>): PageWeight {
  const files = parts.map((part) => [
    part,
    [
      { address: '/assets/small.js', bytes: 1 },
      { address: '/assets/large.js', bytes: (bytes[part] ?? 1) - 1 },
    ],
  ]);
  return { address, files: Object.fromEntries(files) as PageWeight['files'] };
}

test('a page within its budget is no reason to complain', () => {
  expect(complaintsAbout(weighing('/about', budgets.about))).toEqual([]);
});

test.each(parts)('%s that grows by one byte is named, with its page and its files', (part) => {
  const limit = budgets.article[part];
  const [complaint, ...more] = complaintsAbout(
    weighing('/blogs/page1/3', { ...budgets.article, [part]: limit + 1 }),
  );
  expect(more).toEqual([]);
  expect(complaint?.text).toBe(
    [
      `${part} of /blogs/page1/3: ${limit + 1} bytes, 1 over its budget of ${limit}`,
      `  ${String(limit).padStart(7)}  /assets/large.js`,
      '        1  /assets/small.js',
    ].join('\n'),
  );
});

test('a page of an unknown kind is refused until it has a budget', () => {
  expect(() => complaintsAbout(weighing('/new', {}))).toThrow(/\/new.*page-kind\.ts/);
});

test.each(pageKinds)('no budget of %s is above its target', (kind) => {
  for (const part of parts) {
    expect([part, budgets[kind][part]]).toEqual([
      part,
      Math.min(budgets[kind][part], targetOf(kind, part)),
    ]);
  }
});
