const touches = ['pointerdown', 'keydown', 'focusin'] as const;

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
  const whenIdle = window.requestIdleCallback ?? ((callback) => setTimeout(callback, 200));
  const afterLoad = () => whenIdle(run);
  if (document.readyState === 'complete') afterLoad();
  else addEventListener('load', afterLoad, { once: true });
}
