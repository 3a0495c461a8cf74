import { inLanes } from './lanes';

test('everything is done once, never more than so many at a time', async () => {
  let now = 0;
  let most = 0;
  const work = async (item: number) => {
    most = Math.max(most, (now += 1));
    await new Promise((resolve) => setImmediate(resolve));
    now -= 1;
    return item * 2;
  };
  const results = await inLanes([1, 2, 3, 4, 5], 2, work, () => true);
  expect([...results].sort((a, b) => a - b)).toEqual([2, 4, 6, 8, 10]);
  expect(most).toBe(2);
});

test('when the time is up nothing new is begun', async () => {
  let left = 3;
  const results = await inLanes(
    [1, 2, 3, 4, 5],
    1,
    async (item) => item,
    () => (left -= 1) > 0,
  );
  expect(results).toEqual([1, 2]);
});
