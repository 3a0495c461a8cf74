import { restoreToken } from '../api/restore-token';
import type { HydrationModule } from '../before-hydration/hydration-trigger';
import { hydrateIslands } from './hydrate-islands';

// Imported by `before-hydration/hydration-trigger.ts`.

/**
 * The parts of pages that React hydrates (decision 5): every `*.island.tsx`, which exports one function, its component.
 * The rest of a page is static HTML.
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
