/**
 * Does a work for every item, in `lanes` lines side by side, and tells the results in the order of their ends.
 * Once `mayStart` says no, nothing new is begun.
 */
export async function inLanes<Item, Result>(
  items: readonly Item[],
  lanes: number,
  work: (item: Item) => Promise<Result>,
  mayStart: () => boolean,
): Promise<readonly Result[]> {
  const results: Result[] = [];
  const waiting = [...items];
  async function lane(): Promise<void> {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) {
      if (!mayStart()) return;
      results.push(await work(item));
    }
  }
  await Promise.all(Array.from({ length: lanes }, lane));
  return results;
}
