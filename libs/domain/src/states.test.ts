import { states } from './states';

test('the list has fifty states and the District of Columbia, sorted and without duplicates', () => {
  expect(states).toHaveLength(51);
  expect(new Set(states).size).toBe(51);
  expect(states).toContain('District of Columbia');
  expect([...states].sort()).toEqual(states);
});

test('every state is capitalized', () => {
  for (const state of states) expect(state).toMatch(/^[A-Z][a-z]+(?: of)?(?: [A-Z][a-z]+)?$/);
});
