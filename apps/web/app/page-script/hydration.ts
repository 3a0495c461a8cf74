/** Events that trigger hydration: a visitor is about to need the islands. */
const triggers = ['pointerdown', 'pointermove', 'keydown', 'focusin'] as const;

/** In milliseconds. Chromium may never report idle, for example after a click on a radio button while loading. */
const idleTimeout = 2000;

/**
 * Loads the module that hydrates the islands, on the first interaction and after its response is painted.
 *
 * @param entry the address of the module
 * @param preload the addresses of modules to fetch when the browser is idle. If there are any and the page's address
 * has a query, the islands hydrate then.
 * @returns The loaded module; rejects when it cannot be loaded.
 */
export function startHydration(
  page: Document,
  entry: string,
  preload: readonly string[] = [],
): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const run = () => {
      for (const type of triggers) removeEventListener(type, run, true);
      // After the next frame, so that the response to the interaction is painted first.
      requestAnimationFrame(() =>
        setTimeout(() => import(/* @vite-ignore */ entry).then(resolve, reject)),
      );
    };
    for (const type of triggers) addEventListener(type, run, { capture: true, once: true });
    if (preload.length > 0)
      whenIdle(page, location.search ? run : () => fetchModules(page, preload));
  });
}

/** Fetches modules without running them. Browsers that cannot do so load them on the first interaction. */
function fetchModules(page: Document, addresses: readonly string[]): void {
  for (const href of addresses)
    page.head.append(Object.assign(page.createElement('link'), { rel: 'modulepreload', href }));
}

function whenIdle(page: Document, run: () => void): void {
  // Safari has no requestIdleCallback; shortly after loading is close enough.
  const afterLoad = () =>
    window.requestIdleCallback
      ? window.requestIdleCallback(run, { timeout: idleTimeout })
      : setTimeout(run, 200);
  if (page.readyState === 'complete') afterLoad();
  else addEventListener('load', afterLoad, { once: true });
}
