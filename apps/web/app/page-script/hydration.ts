const touches = ['pointerdown', 'keydown', 'focusin'] as const;

/** In milliseconds. Chromium may never call itself idle: after a click on a radio button while loading, for one. */
const longestWait = 2000;

/**
 * Starts the application of a page that has one: when the browser has nothing else to do after the page has been
 * painted, or at the first touch, whichever comes first. `start` is the address of the module that does it.
 */
export function startHydration(start: string | undefined): void {
  if (!start) return;
  const run = () => {
    for (const touch of touches) removeEventListener(touch, run, true);
    void import(/* @vite-ignore */ start);
  };
  for (const touch of touches) addEventListener(touch, run, { capture: true, once: true });
  // Safari has no requestIdleCallback; there the moment after loading is near enough.
  const afterLoad = () =>
    window.requestIdleCallback
      ? window.requestIdleCallback(run, { timeout: longestWait })
      : setTimeout(run, 200);
  if (document.readyState === 'complete') afterLoad();
  else addEventListener('load', afterLoad, { once: true });
}
