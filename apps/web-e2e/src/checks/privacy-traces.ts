import { expect, type BrowserContext } from '@playwright/test';

type Traces = {
  /**
   * Every cookie that a script sets with `document.cookie`, every `setItem` of Web Storage by its key, and every
   * opening of a database or a cache by its name.
   */
  readonly writes: readonly string[];
  /** The URL of every request. */
  readonly requests: readonly string[];
  /** The text of every console message. */
  readonly console: readonly string[];
  /** Violations of the Content Security Policy, console errors, and console warnings. */
  readonly problems: readonly string[];
};

/**
 * Records what the pages of a context write, request, and log, including pages that are left at once. Call it before
 * the first navigation.
 */
export async function watchPrivacy(context: BrowserContext): Promise<Traces> {
  const list = (): string[] => [];
  const traces = { writes: list(), requests: list(), console: list(), problems: list() };
  context.on('request', (request) => traces.requests.push(request.url()));
  context.on('console', (message) => {
    traces.console.push(message.text());
    if (['error', 'warning'].includes(message.type())) traces.problems.push(message.text());
  });
  type Report = (kind: 'writes' | 'problems', what: string) => void;
  const report: Report = (kind, what) => traces[kind].push(what);
  await context.exposeFunction('reportTrace', report);
  await context.addInitScript(() => {
    const { reportTrace } = window as unknown as { reportTrace: Report };
    document.addEventListener('securitypolicyviolation', (event) =>
      reportTrace('problems', `${event.effectiveDirective}: ${event.blockedURI} ${event.sample}`),
    );
    const watch = (methods: object, method: string) => {
      const real = Reflect.get(methods, method) as (...given: unknown[]) => unknown;
      Reflect.set(methods, method, function (this: unknown, ...given: unknown[]) {
        reportTrace('writes', `${method} of ${String(this)}: ${String(given[0])}`);
        return real.apply(this, given);
      });
    };
    watch(Storage.prototype, 'setItem');
    watch(IDBFactory.prototype, 'open');
    if ('caches' in window) watch(CacheStorage.prototype, 'open');
    const cookie = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie')!;
    Object.defineProperty(Document.prototype, 'cookie', {
      ...cookie,
      set(value: string) {
        reportTrace('writes', `cookie ${value}`);
        cookie.set!.call(this, value);
      },
    });
  });
  return traces;
}

/**
 * Asserts that the site stored nothing on the device, and that no requested URL and no console message contains what
 * was typed.
 * @param typed What the visitor typed, by field.
 */
export async function expectNoTrace(
  context: BrowserContext,
  traces: Traces,
  typed: Readonly<Record<string, string>>,
): Promise<void> {
  expect(traces.writes).toEqual([]);
  expect(await storedOnDevice(context)).toEqual([]);
  const addresses = traces.requests.map((url) => decodeURIComponent(url.replaceAll('+', ' ')));
  const logged = [...traces.console, ...addresses].join('\n');
  // Line by line, so that a part of a long message is found, too. Lines of up to three characters could occur by
  // chance.
  const lines = Object.values(typed).flatMap((text) => text.split('\n'));
  for (const line of lines.filter(({ length }) => length > 3)) expect(logged).not.toContain(line);
}

/**
 * Names what the context and its open pages have stored by now. The recorded `writes` do not contain what is written in
 * other ways, such as by a response that sets a cookie, or by `localStorage.key = value`.
 */
async function storedOnDevice(context: BrowserContext): Promise<readonly string[]> {
  const kept = (await context.cookies()).map(({ name }) => `cookie ${name}`);
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
