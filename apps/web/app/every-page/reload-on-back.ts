/**
 * The name in `dataset` of the attribute `data-shown-path` on the root element. `show-confirmation.tsx` sets it to the
 * path of the confirmation, which it shows without loading that page.
 */
export const shownPath = 'shownPath';

/**
 * Reloads when Back or Forward changes the path without loading a document. That happens after the confirmation, which
 * is rendered into the form's page, and only pushes its path to the history (`show-confirmation.tsx`): without a
 * reload, Back would change the address and leave the confirmation on screen. A change of the fragment alone does not
 * reload.
 */
export function reloadOnBack(page: Document): void {
  const loaded = location.pathname;
  addEventListener('popstate', () => {
    const shown = page.documentElement.dataset[shownPath] ?? loaded;
    if (location.pathname !== shown) location.reload();
  });
}
