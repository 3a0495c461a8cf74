import { parseSoakOptions, soakCommand } from './soak-options';

const parse = (environment: Readonly<Record<string, string>> = {}) =>
  parseSoakOptions({ SOAK_SEED: '42', ...environment });

test('without options a run has 500 inquiries and writes the document', () => {
  expect(parse()).toEqual({
    count: 500,
    seed: 42,
    lanes: 6,
    minutes: 30,
    document: 'docs/reliability.md',
  });
});

test('SOAK_SEED, SOAK_COUNT, and SOAK_ONLY select inquiries, and the command contains them', () => {
  const options = parse({ SOAK_SEED: '7', SOAK_COUNT: '20', SOAK_ONLY: '3,19' });
  expect(options).toMatchObject({ seed: 7, count: 20, only: [3, 19] });
  expect(soakCommand(options, 3)).toBe(
    'SOAK_COUNT=20 SOAK_SEED=7 SOAK_LANES=6 SOAK_ONLY=3 npm run soak',
  );
});

test.each([
  [{ SOAK_COUNT: '2001' }, 'SOAK_COUNT is "2001"; it must be a whole number from 1 to 2000'],
  [{ SOAK_COUNT: '0' }, 'SOAK_COUNT is "0"'],
  [{ SOAK_MINUTES: '121' }, 'SOAK_MINUTES is "121"'],
  [{ SOAK_LANES: 'many' }, 'SOAK_LANES is "many"'],
  [{ SOAK_SEED: '-1' }, 'SOAK_SEED is "-1"'],
  [{ SOAK_ONLY: '500' }, 'SOAK_ONLY is "500"; it must be a whole number from 0 to 499'],
])('throws for %j', (environment, message) => {
  expect(() => parse(environment)).toThrow(message);
});
