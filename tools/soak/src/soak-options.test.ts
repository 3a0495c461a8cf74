import { parseSoakOptions } from './soak-options';

const parse = (...args: string[]) => parseSoakOptions(args, () => 42);

test('without options it is a whole run with a new seed', () => {
  expect(parse()).toEqual({
    count: 500,
    seed: 42,
    lanes: 6,
    minutes: 30,
    document: 'docs/reliability.md',
  });
});

test('a seed and single submissions can be given', () => {
  expect(parse('--seed', '7', '--count', '20', '--only', '3,19')).toMatchObject({
    seed: 7,
    count: 20,
    only: [3, 19],
  });
});

test.each([
  [['--count', '2001'], '--count is "2001"; it must be a whole number from 1 to 2000'],
  [['--count', '0'], '--count is "0"'],
  [['--minutes', '121'], '--minutes is "121"'],
  [['--lanes', 'many'], '--lanes is "many"'],
  [['--only', '500'], '--only is "500"; it must be a whole number from 0 to 499'],
  [['--retries', '3'], 'retries'],
])('%j is refused', (args, message) => {
  expect(() => parse(...args)).toThrow(message);
});
