import { leastDisturbed, type ProcessorTime } from './least-disturbed';

/** Readings before and after each measurement, of 100 ticks each. */
function readings(...stolen: readonly number[]): () => ProcessorTime {
  let total = 0;
  let sum = 0;
  const times = stolen.flatMap((share) => [
    { total, stolen: sum },
    { total: (total += 100), stolen: (sum += share) },
  ]);
  return () => times.shift()!;
}

test.each([
  ['once while the host takes nothing', [0], 'first', 1],
  ['again while the host takes the processor', [40, 5], 'second', 2],
  ['at most three times, and keeps the least disturbed one', [40, 20, 30], 'second', 3],
])('measures %s', async (_what, stolen, result, calls) => {
  const measure = jest.fn().mockResolvedValueOnce('first').mockResolvedValueOnce('second');
  expect(await leastDisturbed(measure, readings(...stolen))).toBe(result);
  expect(measure).toHaveBeenCalledTimes(calls);
});

test('measures once where the system does not tell what the host took', async () => {
  const measure = jest.fn().mockResolvedValue('first');
  expect(await leastDisturbed(measure, () => ({ total: 0, stolen: 0 }))).toBe('first');
  expect(measure).toHaveBeenCalledTimes(1);
});
