import { fetchModules } from './fetch-modules';
import { whenQuiet } from './visitor-pause';

/**
 * Events that trigger hydration: a visitor is about to need the islands. Assistive software and voice control may click
 * without any of the others.
 */
const triggers = ['pointerdown', 'pointermove', 'keydown', 'focusin', 'click'] as const;

/** In milliseconds. Chromium may never report idle, for example after a click on a radio button while loading. */
const idleTimeout = 2000;

/** What the module that hydrates islands exports. */
export type HydrationModule = {
  /** @param whenQuiet Resolves when the visitor has paused. */
  readonly hydratePage: (page: Document, whenQuiet: () => Promise<void>) => unknown;
};

/**
 * Hydrates the islands of a page in the visitor's first pause (`visitor-pause.ts`) after the first interaction, when the modules
 * of its form are fetched. An early island (`hydration/island.tsx`) has them fetched when the browser is idle; if the page's
 * address has a query, all islands hydrate then. A lost module only keeps the islands that need it from hydrating.
 *
 * @param start The address of the module that hydrates them.
 * @returns A promise that resolves when hydration has started, and rejects when a fetched module cannot be loaded.
 */
export function startHydration(page: Document, start: string): Promise<unknown> {
  const modules = page.querySelector<HTMLElement>('[data-modules]')?.dataset['modules'];
  const isEarly = page.querySelector('[data-early]') !== null;
  let fetching: Promise<unknown> | undefined;
  const fetchOnce = () => (fetching ??= fetchModules((modules || start).split(' ')));
  return new Promise((resolve, reject) => {
    const run = () => {
      for (const type of triggers) removeEventListener(type, run, true);
      // One file first on a page that most visitors leave by a link: the page that the pointer is at is fetched meanwhile,
      // which on slow 4G the form's 130 kB would delay by 0.6 s.
      const fetched = (isEarly ? fetchOnce() : fetchModules([start]).then(fetchOnce))
        // At once, so that no rejection is unhandled until the task below.
        .catch(reject);
      // Later, so that the response to the interaction is painted first.
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
  // Safari has no requestIdleCallback; shortly after loading is close enough.
  const idle = window.requestIdleCallback ?? ((callback) => setTimeout(callback, 200));
  const afterLoad = () => idle(run, { timeout: idleTimeout });
  if (page.readyState === 'complete') afterLoad();
  else addEventListener('load', afterLoad, { once: true });
}
