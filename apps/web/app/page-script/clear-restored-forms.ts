import { clearForms } from './clear-forms';

/**
 * What a visitor wrote lives in memory alone (requirements § 8.2). A browser also keeps it with the history, and fills
 * it in again when a page is loaded anew by Back or by reloading: that is emptied, unless somebody wrote meanwhile.
 * A page that comes back whole keeps it, for whoever only read another page, except where leaving the site could not
 * throw it out of the cache (`exit.ts`).
 */
export function clearRestoredForms(page: Document): void {
  let untouched = true;
  page.addEventListener('input', () => (untouched = false), { once: true });
  addEventListener('pageshow', ({ persisted }) => {
    const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const filledIn = !persisted && load?.type !== 'navigate' && untouched;
    if (filledIn || (persisted && isWebKit())) clearForms(page);
  });
}

/** Every browser of Apple's devices, whatever its name. */
function isWebKit(): boolean {
  return navigator.vendor.startsWith('Apple');
}
