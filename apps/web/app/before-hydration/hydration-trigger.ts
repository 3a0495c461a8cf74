import { fetchModules } from './fetch-modules';
import { whenQuiet } from './visitor-pause';

/**
 * Events that trigger hydration, because a visitor who causes one may be about to use an island. `click` is listed
 * because assistive technology and voice control may click without any of the others.
 */
const triggers = ['pointerdown', 'pointermove', 'keydown', 'focusin', 'click'] as const;

/**
 * After how many milliseconds `requestIdleCallback` calls back even if the browser is not idle. Without a limit,
 * Chromium may never call back, for example after a click on a radio button while the page loads.
 */
const idleTimeout = 2000;

/** What the module that hydrates islands, `hydration/hydrate-page.ts`, exports. */
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
 * page's address has a query, which the island may display, the page also hydrates then. If a module is lost, hydration
 * starts all the same, for the islands that do not need it.
 *
 * @param start The address of the module that hydrates islands.
 * @param onLost Called when a module cannot be loaded.
 */
export function startHydration(
  page: Document,
  start: string,
  onLost: (reason: unknown) => unknown,
): void {
  const modules = page.querySelector<HTMLElement>('[data-modules]')?.dataset['modules'];
  const isEarly = page.querySelector('[data-early]') !== null;
  const fetchAll = once(() => fetchModules((modules || start).split(' ')).catch(onLost));
  // An interaction may come before the browser is idle, and then this is called twice. With a second React root on the
  // same HTML, the form would disappear from the page at its next change.
  const hydrate = once(async () => {
    for (const type of triggers) removeEventListener(type, hydrate, true);
    // Most visitors leave a page without an early island by a link, and while the pointer is on the link, Chromium
    // prefetches the next page. So the small module `start` is fetched first, and the form's modules (130 kB) only
    // after it has arrived: requested at the same time as the next page, they would delay that page by 0.7 s on slow
    // 4G.
    const fetched = isEarly ? fetchAll() : fetchModules([start]).then(fetchAll, onLost);
    // 50 ms, so that the browser first paints its response to the interaction.
    await Promise.all([fetched, new Promise((resolve) => setTimeout(resolve, 50))]);
    await whenQuiet();
    await (import(/* @vite-ignore */ start) as Promise<HydrationModule>)
      .then(({ hydratePage }) => hydratePage(page, whenQuiet))
      .catch(onLost);
  });
  for (const type of triggers) addEventListener(type, hydrate, true);
  if (isEarly) whenIdle(page, location.search ? hydrate : fetchAll);
}

/** Returns a function that calls `run` at its first call only. */
function once(run: () => Promise<unknown>): () => Promise<unknown> {
  let running: Promise<unknown> | undefined;
  return () => (running ??= run());
}

function whenIdle(page: Document, run: () => unknown): void {
  // Safari has no requestIdleCallback. There, 200 ms after the load event is close enough.
  const idle = window.requestIdleCallback ?? ((callback) => setTimeout(callback, 200));
  const afterLoad = () => idle(run, { timeout: idleTimeout });
  if (page.readyState === 'complete') afterLoad();
  else addEventListener('load', afterLoad, { once: true });
}
