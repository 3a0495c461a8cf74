import { fetchModules } from './fetch-modules';
import { whenQuiet } from './visitor-pause';

/**
 * Events that trigger hydration, because a visitor who causes one is about to use the islands. `click` is listed
 * because assistive technology and voice control may click without any of the others.
 */
const triggers = ['pointerdown', 'pointermove', 'keydown', 'focusin', 'click'] as const;

/**
 * After how many milliseconds `requestIdleCallback` calls back even if the browser is not idle. Without a limit,
 * Chromium may never call back, for example after a click on a radio button while the page loads.
 */
const idleTimeout = 2000;

/** What the module that hydrates islands, `hydration/hydration.ts`, exports. */
export type HydrationModule = {
  /**
   * Starts to hydrate the islands of the page, one after the other, and returns at once.
   * @param whenQuiet Returns a promise for the visitor's next pause. The module waits for one before each of its steps.
   */
  readonly hydratePage: (page: Document, whenQuiet: () => Promise<void>) => unknown;
};

/**
 * Hydrates the islands of a page (the parts that React renders in the browser, too) after the visitor's first
 * interaction, in the visitor's next pause (`visitor-pause.ts`), as soon as the modules are fetched. If it hydrated
 * every page after loading, whoever only reads the home page would load 130 kB for nothing, and on an old phone, the
 * first keys of whoever types at once would appear up to half a second late.
 *
 * A page with an early island (`data-early`, set in `hydration/island.tsx`) fetches the modules before any interaction,
 * when the browser is idle, so that the island works even if the connection is lost while the visitor reads. If the
 * page's address has a query, which the island may display, the page also hydrates then. A module that is lost affects
 * only the islands that need it: hydration starts all the same.
 *
 * @param start The address of the module that hydrates islands.
 * @returns A promise that resolves when hydration has started, and rejects when a fetched module cannot be loaded.
 */
export function startHydration(page: Document, start: string): Promise<unknown> {
  const modules = page.querySelector<HTMLElement>('[data-modules]')?.dataset['modules'];
  const isEarly = page.querySelector('[data-early]') !== null;
  let fetching: Promise<unknown> | undefined;
  const fetchOnce = () => (fetching ??= fetchModules((modules || start).split(' ')));
  return new Promise((resolve, reject) => {
    let hasStarted = false;
    const run = () => {
      // An interaction may come before the browser is idle, and then this is called twice. With a second React root on
      // the same HTML, the form would disappear from the page at its next change.
      if (hasStarted) return;
      hasStarted = true;
      for (const type of triggers) removeEventListener(type, run, true);
      // Most visitors leave a page without an early island by a link, and while the pointer is on the link, Chromium
      // prefetches the next page. So only the small module `start` is fetched now, and the form's modules (130 kB)
      // follow: at the same time as the next page, they would delay it by 0.7 s on slow 4G.
      const fetched = (isEarly ? fetchOnce() : fetchModules([start]).then(fetchOnce))
        // Reports a lost module, and lets hydration go on without it. Attached now and not in the task below, since the
        // promise may reject before that, and the browser would log an unhandled rejection.
        .catch(reject);
      // After 50 ms, so that the browser first paints its response to the interaction.
      setTimeout(
        () =>
          fetched
            .then(whenQuiet)
            .then(() => import(/* @vite-ignore */ start) as Promise<HydrationModule>)
            .then(({ hydratePage }) => hydratePage(page, whenQuiet))
            .then(resolve, reject),
        50,
      );
    };
    for (const type of triggers) addEventListener(type, run, true);
    if (isEarly) whenIdle(page, location.search ? run : () => fetchOnce().catch(reject));
  });
}

function whenIdle(page: Document, run: () => void): void {
  // Safari has no requestIdleCallback. There, 200 ms after the load event is close enough.
  const idle = window.requestIdleCallback ?? ((callback) => setTimeout(callback, 200));
  const afterLoad = () => idle(run, { timeout: idleTimeout });
  if (page.readyState === 'complete') afterLoad();
  else addEventListener('load', afterLoad, { once: true });
}
