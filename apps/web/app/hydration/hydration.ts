import { restoreToken } from '../api/restore-token';
import type { HydrationModule } from '../before-hydration/hydration-trigger';
import { hydrateIslands } from './hydrate-islands';

// `before-hydration/hydration-trigger.ts` imports this module by its address.

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
  void restoreToken();
  void hydrateIslands(page, islands, whenQuiet);
};
