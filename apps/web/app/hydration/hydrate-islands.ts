import type { ComponentType } from 'react';
import { hydrateRoot } from 'react-dom/client';

/**
 * Functions that load the module of each island, by the name in its `data-island` attribute. The component is the only
 * function that the module exports.
 */
export type Islands = Readonly<Record<string, () => Promise<object>>>;

/**
 * Hydrates every island of a page. Typed text stays, since the inputs are uncontrolled. An island that fails to load,
 * or never loads, stays static HTML and does not delay the others.
 *
 * Evaluating React DOM (with this module) and MUI (with the first island), creating the theme (with `hydrate-island`),
 * and each hydration take up to 20 ms, and several times as long on a phone. Each has a task of its own, so that the
 * page can respond between them.
 *
 * @param whenQuiet Returns a promise that resolves when the visitor pauses. It is passed and not imported, because it
 * belongs to a script that the page loads with a `script` element (`before-hydration.ts`). If that script fails to
 * load, the page requests it again under another address, but browsers refuse every module that imports it from the
 * first one (decision 7).
 */
export async function hydrateIslands(
  page: Document,
  islands: Islands,
  whenQuiet: () => Promise<void>,
): Promise<void> {
  const nextTask = tasksIn(whenQuiet);
  const containers = [...page.querySelectorAll<HTMLElement>('[data-island]')];
  const focused = containers.filter((container) => container.contains(page.activeElement));
  // The island that has the focus comes first, because the visitor is using it.
  const loading = [...new Set([...focused, ...containers])].map((container) => ({
    container,
    component: nextTask().then(() => loadComponent(container, islands)),
  }));
  const hydration = nextTask().then(() => loadHydration(page));
  const hydrations = loading.map(async ({ container, component }) => {
    const [content, hydrateIsland] = await Promise.all([component, hydration]);
    await nextTask();
    hydrateIsland(container, content, hydrateRoot);
  });
  await Promise.all(hydrations.map((one) => one.catch(console.error)));
}

async function loadHydration(page: Document) {
  const { hydrateIsland, prepareHydration } = await import('./hydrate-island');
  prepareHydration(page);
  return hydrateIsland;
}

async function loadComponent(
  { dataset: { island = '' } }: HTMLElement,
  islands: Islands,
): Promise<ComponentType<object>> {
  const exported: unknown[] = Object.values((await islands[island]?.()) ?? {});
  const component = exported.find((one) => typeof one === 'function');
  if (!component) throw new Error(`No component is in a file called ${island}.island.tsx.`);
  return component as ComponentType<object>;
}

/**
 * Returns a function whose promises resolve one after the other, each in a task of its own and in a pause of the
 * visitor, so that the browser can respond between two tasks.
 */
function tasksIn(whenQuiet: () => Promise<void>): () => Promise<void> {
  let lastTask = Promise.resolve();
  return () =>
    (lastTask = lastTask.then(() => new Promise((resolve) => setTimeout(resolve))).then(whenQuiet));
}
