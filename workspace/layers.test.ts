import { layers } from '../layers';
import { projects } from './projects.testing';

const rows = Object.entries(layers);

test.each(projects)('$directory has one layer, which has a row', (project) => {
  expect(project.layers).toHaveLength(1);
  expect(Object.keys(layers)).toContain(project.layers[0]);
});

test.each(rows)('the row of %s has one project', (layer) => {
  expect(projects.filter((project) => project.layers.includes(layer))).toHaveLength(1);
});

test.each(rows)('%s lists only other existing layers, each once', (layer, row) => {
  expect(row.layers.filter((name) => !Object.hasOwn(layers, name) || name === layer)).toEqual([]);
  expect(new Set(row.layers).size).toBe(row.layers.length);
});

test.each(rows)('%s may not import every package', (_layer, { packages, testPackages = [] }) => {
  expect([...packages, ...testPackages]).not.toContain('*');
});

test.each(rows)('%s has no import cycle', (layer) => {
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
