import { isState, states } from './states';

test('the list has fifty states, the District of Columbia, and five territories, sorted and without duplicates', () => {
  expect(states).toHaveLength(56);
  expect(new Set(states).size).toBe(56);
  expect([...states].sort()).toEqual(states);
  expect(states.filter((state) => !/^[A-Z][a-z]+( (of )?[A-Z][a-z]+)?$/.test(state))).toEqual([
    'Northern Mariana Islands',
    'U.S. Virgin Islands',
  ]);
});

test.each(['ohio', 'OH', 'Ontario', 'Armed Forces Europe', 'toString', '', undefined])(
  'isState rejects %j',
  (name) => {
    expect(isState(name)).toBe(false);
  },
);
