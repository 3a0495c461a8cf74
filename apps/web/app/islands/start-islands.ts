import { restoreToken } from '../api/restore-token';
import { hydrateIslands } from './hydrate-islands';

// Imported by `island-script/hydration.ts` at the first interaction.

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

void restoreToken();
void hydrateIslands(document, islands);
