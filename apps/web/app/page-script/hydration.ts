/** Events that trigger hydration: a visitor is about to need the islands. */
const triggers = ['pointerdown', 'pointermove', 'keydown', 'focusin'] as const;

/** In milliseconds. Chromium may never report idle, for example after a click on a radio button while loading. */
const idleTimeout = 2000;

/**
 * Loads the module that hydrates the islands, on the first interaction and after its response is painted. On a page
 * with a `data-eager` island it loads when the browser is idle, at the latest.
 *
 * @param entry the address of the module
 * @returns The loaded module; rejects when it cannot be loaded.
 */
export function startHydration(page: Document, entry: string): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const run = () => {
      for (const type of triggers) removeEventListener(type, run, true);
      // After the next frame, so that the response to the interaction is painted first.
      requestAnimationFrame(() =>
        setTimeout(() => import(/* @vite-ignore */ entry).then(resolve, reject)),
      );
    };
    for (const type of triggers) addEventListener(type, run, { capture: true, once: true });
    if (page.querySelector('[data-eager]')) whenIdle(page, run);
  });
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
