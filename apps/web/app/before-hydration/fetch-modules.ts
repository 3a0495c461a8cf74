/** In milliseconds, for one request. */
const timeout = 10_000;

/**
 * Fetches modules into the browser's cache without running them, and a lost one once more. `import()` and
 * `modulepreload` cannot do that: neither can be aborted, so a hanging request would never be repeated, and older
 * Chromium never asks again for a module that it has lost.
 */
export function fetchModules(addresses: readonly string[]): Promise<unknown> {
  return Promise.all(
    addresses.map((address) => fetchModule(address).catch(() => fetchModule(address, 'reload'))),
  );
}

/** @throws Error when the module did not arrive, or not as a script. */
async function fetchModule(address: string, cache?: RequestCache): Promise<void> {
  const controller = new AbortController();
  setTimeout(() => controller.abort(), timeout);
  const answer = await fetch(address, { cache, signal: controller.signal });
  // Rejects when the connection is cut.
  const { type } = await answer.blob();
  if (!answer.ok || !type.includes('javascript')) throw new Error(address);
}
