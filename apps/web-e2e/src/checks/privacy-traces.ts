import type { BrowserContext } from '@playwright/test';

export type Traces = {
  /** Every write to cookies, Web Storage, IndexedDB, or Cache Storage, named by its API and key. */
  readonly writes: readonly string[];
  /** The URL of every request. */
  readonly requests: readonly string[];
  /** The text of every console message. */
  readonly console: readonly string[];
};

/** Records storage writes, requests, and console messages. Call it before the first navigation. */
export async function watchPrivacy(context: BrowserContext): Promise<Traces> {
  const traces = { writes: [] as string[], requests: [] as string[], console: [] as string[] };
  context.on('request', (request) => traces.requests.push(request.url()));
  context.on('console', (message) => traces.console.push(message.text()));
  await context.exposeBinding('reportWrite', (_source, what: string) => traces.writes.push(what));
  await context.addInitScript(() => {
    const report = (what: string) =>
      (window as unknown as { reportWrite: (what: string) => void }).reportWrite(what);
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = function (this: Storage, key, value) {
      report(`${this === localStorage ? 'localStorage' : 'sessionStorage'} ${key}`);
      setItem.call(this, key, value);
    };
    const cookie = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie')!;
    Object.defineProperty(Document.prototype, 'cookie', {
      ...cookie,
      set(value: string) {
        report(`cookie ${value}`);
        cookie.set!.call(this, value);
      },
    });
    const { open } = IDBFactory.prototype;
    IDBFactory.prototype.open = function (name, version) {
      report(`IndexedDB ${name}`);
      return open.call(this, name, version);
    };
    if ('caches' in window) {
      const { open: openCache } = CacheStorage.prototype;
      CacheStorage.prototype.open = function (name) {
        report(`cache ${name}`);
        return openCache.call(this, name);
      };
    }
  });
  return traces;
}

/** Everything stored in the context now, however it was written. */
export async function storedOnDevice(context: BrowserContext): Promise<readonly string[]> {
  const { cookies, origins } = await context.storageState({ indexedDB: true });
  const kept = cookies.map(({ name }) => `cookie ${name}`);
  for (const { origin, localStorage } of origins) {
    kept.push(...localStorage.map(({ name }) => `${origin} localStorage ${name}`));
  }
  for (const page of context.pages()) {
    kept.push(
      ...(await page.evaluate(async () => [
        ...Object.keys(sessionStorage).map((key) => `sessionStorage ${key}`),
        ...Object.keys(localStorage).map((key) => `localStorage ${key}`),
        ...(await indexedDB.databases()).map(({ name }) => `IndexedDB ${name}`),
        ...(await caches.keys()).map((name) => `cache ${name}`),
        ...(await navigator.serviceWorker.getRegistrations()).map(({ scope }) => `worker ${scope}`),
        ...(window.name ? [`window.name ${window.name}`] : []),
        ...(history.state ? [`history ${JSON.stringify(history.state)}`] : []),
      ])),
    );
  }
  return kept;
}
