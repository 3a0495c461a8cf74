import { depConstraints, layers } from './layers';

const rows = Object.entries(layers);

test.each(rows)('%s has no wildcard', (layer, allowed) => {
  expect([layer, ...allowed].join()).not.toContain('*');
});

test.each(rows)('%s names only layers that exist, each once, and not itself', (layer, allowed) => {
  expect(allowed.filter((name) => !Object.hasOwn(layers, name) || name === layer)).toEqual([]);
  expect(new Set(allowed).size).toBe(allowed.length);
});

test.each(rows)('no way of imports leads from %s back to it', (layer) => {
  expect([...reachable(layer)]).not.toContain(layer);
});

test.each(rows)('ESLint is told what %s may import', (layer, allowed) => {
  const told = depConstraints.filter(({ sourceTag }) => sourceTag === `layer:${layer}`);
  expect(told).toEqual([
    {
      sourceTag: `layer:${layer}`,
      onlyDependOnLibsWithTags: [layer, ...allowed].map((name) => `layer:${name}`),
    },
  ]);
});

function reachable(layer: string, seen = new Set<string>()): ReadonlySet<string> {
  for (const next of layers[layer] ?? []) {
    if (seen.has(next)) continue;
    seen.add(next);
    reachable(next, seen);
  }
  return seen;
}
