import { states } from './states';

test('there are fifty states and the District of Columbia, each once and in order', () => {
  expect(states).toHaveLength(51);
  expect(new Set(states).size).toBe(51);
  expect(states).toContain('District of Columbia');
  expect([...states].sort()).toEqual(states);
});

test('every name is written as a name', () => {
  for (const state of states) expect(state).toMatch(/^[A-Z][a-z]+(?: of)?(?: [A-Z][a-z]+)?$/);
});
