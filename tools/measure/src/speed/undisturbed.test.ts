import { undisturbed, type ProcessorTime } from './undisturbed';

/** Readings before and after each measurement; the last one repeats. */
function readings(...times: readonly ProcessorTime[]) {
  const left = [...times];
  return () => (left.length > 1 ? left.shift() : left[0]) as ProcessorTime;
}

test('repeats a measurement while the host takes the processor', async () => {
  const measure = jest.fn().mockResolvedValueOnce('slow').mockResolvedValueOnce('true');
  const readTime = readings(
    { total: 0, stolen: 0 },
    { total: 100, stolen: 4 },
    { total: 100, stolen: 4 },
    { total: 200, stolen: 7 },
  );
  expect(await undisturbed(measure, readTime)).toBe('true');
  expect(measure).toHaveBeenCalledTimes(2);
});

test('gives up on a machine that never has its processor', async () => {
  let ticks = 0;
  const readTime = () => ({ total: (ticks += 10), stolen: ticks / 2 });
  const measure = jest.fn().mockResolvedValue('slow');
  await expect(undisturbed(measure, readTime)).rejects.toThrow(/Measure on another/);
  expect(measure).toHaveBeenCalledTimes(100);
});

test('measures once where the system does not tell what the host took', async () => {
  const measure = jest.fn().mockResolvedValue('true');
  await undisturbed(measure, () => ({ total: 0, stolen: 0 }));
  expect(measure).toHaveBeenCalledTimes(1);
});
