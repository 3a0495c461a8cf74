import { clearForms } from './clear-forms';
import { fillFromQuery } from './fill-from-query';
import { hasTyped } from './remember-typing';

/**
 * Typed text stays in memory only (requirements § 8.2). Browsers also save form data with the history entry, and
 * restore it after Back or a reload; that is cleared but for the query's values, unless the visitor has typed since. A
 * page from the back-forward cache keeps its form data, or reloads (`left-page.ts`).
 */
export function clearRestoredForms(page: Document): void {
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (load?.type === 'navigate') return;
  const clear = () => {
    if (hasTyped(page)) return;
    clearForms(page);
    fillFromQuery(page);
  };
  // At once, so that islands hydrate with the query's values, and for browsers that restore later.
  clear();
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) clear();
  });
}
