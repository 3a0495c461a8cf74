/**
 * Gives goober a dummy style element. notistack contains goober 2, which writes its rules as text into a style element,
 * and the Content Security Policy blocks that (decision 10). goober uses the element `window._goober` if it exists.
 * `toast.tsx` has rules of its own instead. Import this module before notistack, which writes its rules when it is
 * imported.
 */
if (typeof window !== 'undefined') {
  Object.assign(window, { _goober: { parentNode: document.head, firstChild: { data: '' } } });
}

export {};
