/**
 * notistack styles itself through goober 2, which writes its rules as text into a style element of its own, and the
 * site's policy blocks that (decision 0010). goober uses `window._goober` as that element where it exists, so this
 * gives it one that is none: its rules go nowhere, and the toast brings those that it needs. Imported before
 * notistack, which makes its rules as soon as it is loaded.
 */
if (typeof window !== 'undefined') {
  Object.assign(window, { _goober: { parentNode: document.head, firstChild: { data: '' } } });
}

export {};
