import { passApiToken } from '../api/pass-api-token';
import type { HydrationModule } from '../before-hydration/hydration-trigger';
import { hydrateIslands } from './hydrate-islands';

// `before-hydration/hydration-trigger.ts` imports this module by its address, which is in the HTML. If it imported the
// path of this file, Vite's preload helper would make the script of `before-hydration` a third larger.

/**
 * The parts of pages that React hydrates (decision 5): every `*.island.tsx`. Each exports one function, its component.
 * Everything else on a page is static HTML.
 */
const islands = Object.fromEntries(
  Object.entries(import.meta.glob<object>('../**/*.island.tsx')).map(([path, load]) => [
    path.replace(/^.*\/|\.island\.tsx$/g, ''),
    load,
  ]),
);

export const hydratePage: HydrationModule['hydratePage'] = (page, whenQuiet) => {
  void passApiToken();
  void hydrateIslands(page, islands, whenQuiet);
};
