import { promisesIn } from './promise';

const numbers: readonly (readonly [words: string, count: number])[] = [
  ['2', 2],
  ['two', 2],
  ['a', 1],
  ['an', 1],
  ['twelve', 12],
  ['24', 24],
  ['twenty-four', 24],
  ['Twenty four', 24],
  ['seventeen', 17],
  ['ninety', 90],
];
const units: readonly (readonly [words: string, hours: number])[] = [
  ['minutes', 1 / 60],
  ['hour', 1],
  ['hours', 1],
  ['h', 1],
  ['hrs', 1],
  ['day', 24],
  ['business days', 24],
  ['week', 168],
];

test('reads every number and unit of a promise, also across a line break', () => {
  for (const [number, count] of numbers) {
    for (const [unit, hours] of units) {
      for (const text of [
        `Answer within ${number} ${unit}.`,
        `We answer in under\n${number}\n${unit}`,
      ])
        expect([text, promisesIn(text).map((one) => one.hours)]).toEqual([text, [count * hours]]);
    }
  }
});

test.each([
  'Answer at their first safe time.',
  'within the law',
  'Open 24 hours a day.',
  'within an hourglass',
  'within a house',
  'call within reason, two hours later',
])('reads no promise in %j', (text) => {
  expect(promisesIn(text)).toEqual([]);
});
