/** Memory and connections bound how many tasks make sense at once. */
const workers = 8;

/** The results of `task` for every item, in no order. */
export async function inParallel<Item, Result>(
  items: Iterable<Item>,
  task: (item: Item) => Promise<Result>,
): Promise<readonly Result[]> {
  const results: Result[] = [];
  // All workers share one queue.
  const queue = [...items].values();
  async function work(): Promise<void> {
    for (const item of queue) results.push(await task(item));
  }
  await Promise.all(Array.from({ length: workers }, work));
  return results;
}
