/**
 * Passes goober a dummy style element. notistack uses goober 2, which writes rules into a style element; the Content
 * Security Policy blocks that (decision 10). goober uses `window._goober` instead if it exists. `toast.tsx` has its
 * own rules. Import this before notistack, which writes its rules on import.
 */
if (typeof window !== 'undefined') {
  Object.assign(window, { _goober: { parentNode: document.head, firstChild: { data: '' } } });
}

export {};
