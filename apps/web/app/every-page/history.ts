/**
 * The name in `dataset` of the attribute `data-shown-path` on the root element. A script that shows the page of another
 * path than the one that was loaded sets it to that path.
 */
export const shownPath = 'shownPath';

/**
 * Reloads when Back or Forward changes the path without loading a document. That happens after the confirmation, which
 * is rendered into the form's page, and only pushes its path to the history (`show-confirmation.tsx`). A change of the
 * fragment alone does not reload.
 */
export function followHistory(page: Document): void {
  const loaded = location.pathname;
  addEventListener('popstate', () => {
    const shown = page.documentElement.dataset[shownPath] ?? loaded;
    if (location.pathname !== shown) location.reload();
  });
}
