/** The attribute of `<html>` that tells the path of the page that is shown, when it is not the one that was loaded. */
const shownPath = 'shownPath';

/** Says that the page of another path is shown now. */
export function setShownPath(page: Document, path: string): void {
  page.documentElement.dataset[shownPath] = path;
}

/**
 * Loads what the address says when going back or forward leads to another page within one document: the confirmation
 * has its address without having been loaded from there. A change of the fragment alone stays what it is.
 */
export function followHistory(page: Document): void {
  const loaded = location.pathname;
  addEventListener('popstate', () => {
    const shown = page.documentElement.dataset[shownPath] ?? loaded;
    if (location.pathname !== shown) location.reload();
  });
}
