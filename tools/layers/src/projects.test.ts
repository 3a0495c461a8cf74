import { layers } from './layers';
import { projects } from './projects';

test.each(projects)('$directory carries one layer, and it has a row', (project) => {
  expect(project.layers).toHaveLength(1);
  expect(Object.keys(layers)).toContain(project.layers[0]);
});

test.each(Object.keys(layers))('the row of %s has one project', (layer) => {
  expect(projects.filter((project) => project.layers.includes(layer))).toHaveLength(1);
});
