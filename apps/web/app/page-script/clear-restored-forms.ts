import { clearForms } from './clear-forms';

/**
 * Typed text stays in memory only (requirements § 8.2). Browsers also save form data with the history entry, and
 * restore it after Back or a reload; that is cleared, unless the visitor has typed since. A page from the
 * back-forward cache keeps its form data, except in WebKit, where the exit cannot evict the page (`exit.ts`).
 */
export function clearRestoredForms(page: Document): void {
  let pristine = true;
  page.addEventListener('input', () => (pristine = false), { once: true });
  addEventListener('pageshow', ({ persisted }) => {
    const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const restored = !persisted && load?.type !== 'navigate' && pristine;
    if (restored || (persisted && isWebKit())) clearForms(page);
  });
}

/** True for Safari and for every browser on iOS: Apple is the vendor of all of them. */
function isWebKit(): boolean {
  return navigator.vendor.startsWith('Apple');
}
