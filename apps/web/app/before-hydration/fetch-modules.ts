/** The longest time that one request may take, in milliseconds. */
const timeout = 10_000;

/**
 * Fetches modules into the browser's cache without running them; a request that fails or hangs is repeated once, past
 * the cache. A later `import()` of the same address then needs no network. `import()` and `modulepreload` could not
 * repeat a request: neither can be aborted, so one that hangs would never be repeated, and older versions of Chromium
 * never request a failed module again. Without the second request, whoever presses Send after one lost request would
 * be told to press again to post the form (`while-parsing/form-guard.ts`), although it may be hydrated moments later.
 * @returns A promise that rejects if a module is lost twice.
 */
export function fetchModules(addresses: readonly string[]): Promise<unknown> {
  return Promise.all(
    addresses.map((address) => fetchModule(address).catch(() => fetchModule(address, 'reload'))),
  );
}

/**
 * Requests a module, so that the browser caches it.
 * @throws Error when it did not arrive, or not in time, when the status is not a success, or when the answer is not a
 * script.
 */
async function fetchModule(address: string, cache?: RequestCache): Promise<void> {
  const controller = new AbortController();
  setTimeout(() => controller.abort(), timeout);
  const answer = await fetch(address, { cache, signal: controller.signal });
  // Reading the body rejects if the connection is lost in the middle.
  const { type } = await answer.blob();
  if (!answer.ok || !type.includes('javascript')) throw new Error(address);
}
