import { act } from '@testing-library/react';
import { hydrateIslands } from '../app/islands/hydrate-islands';
import { islands } from '../app/islands/islands';
import { islandCases, renderStatic } from './islands.testing';

/**
 * A component that is styled on top of another has a class name for its own part, which no element has. Emotion
 * inserts its rules, too; each makes the first interaction slower.
 */
const maxNames = 12;

/** The class names of the rules that Emotion has inserted in the browser. */
function insertedNames(): ReadonlySet<string> {
  const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules]);
  return new Set(rules.flatMap(({ cssText }) => cssText.match(/\.i-\w+/g) ?? []));
}

test('hydration inserts few rules, since those of the page are registered', async () => {
  renderStatic(...islandCases);

  await act(() => hydrateIslands(document, islands));

  expect(document.querySelector('[data-island]')).toBeNull();
  expect(insertedNames().size).toBeGreaterThan(0);
  expect(insertedNames().size).toBeLessThanOrEqual(maxNames);
});
