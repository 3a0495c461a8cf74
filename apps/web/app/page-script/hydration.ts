import { whenQuiet } from './quiet';

/**
 * Events that trigger hydration: a visitor is about to need the islands. Assistive software and voice control may click
 * without any of the others.
 */
const triggers = ['pointerdown', 'pointermove', 'keydown', 'focusin', 'click'] as const;

/** In milliseconds. Chromium may never report idle, for example after a click on a radio button while loading. */
const idleTimeout = 2000;

/**
 * On the first interaction, fetches the modules of the islands; runs the first of them, which hydrates the islands,
 * when the visitor pauses (`quiet.ts`).
 *
 * @param modules The addresses of the modules, at least one.
 * @param early Whether to fetch them when the browser is idle. If the page's address has a query, the islands hydrate
 * then.
 * @returns The loaded module; rejects when it cannot be loaded.
 */
export function startHydration(
  page: Document,
  modules: readonly string[],
  early: boolean,
): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const run = () => {
      for (const type of triggers) removeEventListener(type, run, true);
      fetchModules(page, modules);
      // Later, so that the response to the interaction is painted first.
      setTimeout(
        () => whenQuiet().then(() => import(/* @vite-ignore */ modules[0]!).then(resolve, reject)),
        50,
      );
    };
    for (const type of triggers) addEventListener(type, run, { capture: true, once: true });
    if (early) whenIdle(page, location.search ? run : () => fetchModules(page, modules));
  });
}

/** Fetches modules, the same ones only once, without running them. Browsers that cannot do so load them when they run. */
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
