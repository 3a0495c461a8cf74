/**
 * The `data-` attribute of `<html>` with the path of the page that is shown, if a script has shown the page of another
 * path than the one that was loaded.
 */
export const shownPath = 'shownPath';

/**
 * Reloads when Back or Forward changes the path without loading a document: the confirmation is rendered into the
 * form's page and only pushes its path (`show-confirmation.tsx`). A change of the fragment alone does not reload.
 */
export function followHistory(page: Document): void {
  const loaded = location.pathname;
  addEventListener('popstate', () => {
    const shown = page.documentElement.dataset[shownPath] ?? loaded;
    if (location.pathname !== shown) location.reload();
  });
}
