import { emptyForms } from './empty-forms';

/**
 * What a visitor wrote lives in memory alone (design, safety, T1). A browser also keeps it with the history, and fills
 * it in again when a page is loaded anew by Back or by reloading: that is emptied, unless somebody wrote meanwhile.
 */
export function emptyRestoredForms(page: Document): void {
  let untouched = true;
  page.addEventListener('input', () => (untouched = false), { once: true });
  addEventListener('pageshow', ({ persisted }) => {
    const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    if (persisted || load?.type === 'navigate' || !untouched) return;
    emptyForms(page);
  });
}
