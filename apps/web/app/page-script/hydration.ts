/** Whoever does one of these is about to need the application. */
const touches = ['pointerdown', 'pointermove', 'keydown', 'focusin'] as const;

/** In milliseconds. Chromium may never call itself idle: after a click on a radio button while loading, for one. */
const longestIdleWait = 2000;

/**
 * Loads the application of a page that has one, after the first touch has been painted. A page with an island that
 * must come to life by itself (`data-eager`) does not wait for a touch, but only until the browser is idle.
 *
 * @param start the address of the module that brings the islands to life
 * @returns A promise of the module, which fails as the loading does.
 */
export function startHydration(page: Document, start: string): Promise<unknown> {
  return new Promise((loaded, failed) => {
    const run = () => {
      for (const touch of touches) removeEventListener(touch, run, true);
      // After the next frame: what was pressed shows first.
      requestAnimationFrame(() =>
        setTimeout(() => import(/* @vite-ignore */ start).then(loaded, failed)),
      );
    };
    for (const touch of touches) addEventListener(touch, run, { capture: true, once: true });
    if (page.querySelector('[data-eager]')) whenIdle(page, run);
  });
}

function whenIdle(page: Document, run: () => void): void {
  // Safari has no requestIdleCallback; there the moment after loading is near enough.
  const afterLoad = () =>
    window.requestIdleCallback
      ? window.requestIdleCallback(run, { timeout: longestIdleWait })
      : setTimeout(run, 200);
  if (page.readyState === 'complete') afterLoad();
  else addEventListener('load', afterLoad, { once: true });
}
