import { isState, states } from './states';

test('the list has fifty states, the District of Columbia, and five territories, sorted and without duplicates', () => {
  expect(states).toHaveLength(56);
  expect([...new Set(states)].sort()).toEqual(states);
});

test.each(['ohio', 'OH', 'Ontario', 'Armed Forces Europe', 'toString', '', undefined])(
  'isState rejects %j',
  (name) => {
    expect(isState(name)).toBe(false);
  },
);
