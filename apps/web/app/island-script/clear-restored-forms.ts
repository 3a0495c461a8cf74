import { clearForms } from '../page-script/leave';
import { fillFromQuery } from './fill-from-query';

/**
 * Typed text stays in memory only (requirements § 8.2). Browsers also save form data with the history entry, and
 * restore it after Back or a reload; that is cleared but for the query's values, unless the visitor has typed since. A
 * page from the back-forward cache keeps its form data, or reloads (`left-page.ts`).
 */
export function clearRestoredForms(page: Document): void {
  let pristine = true;
  page.addEventListener('input', () => (pristine = false), { once: true });
  addEventListener('pageshow', ({ persisted }) => {
    const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    if (persisted || load?.type === 'navigate' || !pristine) return;
    clearForms(page);
    fillFromQuery(page);
  });
}
