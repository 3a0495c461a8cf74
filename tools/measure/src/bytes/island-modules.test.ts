import { islandModulesIn } from './island-modules';

test('reads the module of every island, whatever follows the import', () => {
  const table = `export const islands = {
    'contact-form': () => import('../contact/form').then((module) => module.Form),
    hero: async () => (await import('./hero')).Hero,
    label: 'no island',
  };`;
  expect([...islandModulesIn(table)]).toEqual([
    ['contact-form', '../contact/form'],
    ['hero', './hero'],
  ]);
});
