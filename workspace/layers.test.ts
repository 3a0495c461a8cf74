import { layers } from '../layers';
import { projects } from './projects.testing';

const rows = Object.entries(layers);

test.each(projects)('$directory carries one layer, and it has a row', (project) => {
  expect(project.layers).toHaveLength(1);
  expect(Object.keys(layers)).toContain(project.layers[0]);
});

test.each(rows)('the row of %s has one project', (layer) => {
  expect(projects.filter((project) => project.layers.includes(layer))).toHaveLength(1);
});

test.each(rows)('%s names only layers that exist, each once, and not itself', (layer, row) => {
  expect(row.layers.filter((name) => !Object.hasOwn(layers, name) || name === layer)).toEqual([]);
  expect(new Set(row.layers).size).toBe(row.layers.length);
});

test.each(rows)('%s may not import every package', (_layer, { packages, testPackages = [] }) => {
  expect([...packages, ...testPackages]).not.toContain('*');
});

test.each(rows)('no chain of imports leads from %s back to it', (layer) => {
  expect([...reachable(layer)]).not.toContain(layer);
});

function reachable(layer: string, seen = new Set<string>()): ReadonlySet<string> {
  for (const next of layers[layer]?.layers ?? []) {
    if (seen.has(next)) continue;
    seen.add(next);
    reachable(next, seen);
  }
  return seen;
}
