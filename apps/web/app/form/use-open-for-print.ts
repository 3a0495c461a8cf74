import { useEffect } from 'react';

/**
 * Opens all closed details elements while the page is printed. Browsers that know `::details-content` show them through
 * CSS (`global-style.ts`), even without JavaScript. In older ones (Chrome before 131, Firefox before 143, Safari before
 * 18.4), CSS cannot show the content of a closed details element.
 */
export function useOpenForPrint(): void {
  useEffect(() => {
    let opened: readonly HTMLDetailsElement[] = [];
    const open = () => {
      if (CSS.supports('selector(::details-content)')) return;
      opened = [...document.querySelectorAll<HTMLDetailsElement>('details:not([open])')];
      for (const one of opened) one.open = true;
    };
    const close = () => {
      for (const one of opened) one.open = false;
    };
    addEventListener('beforeprint', open);
    addEventListener('afterprint', close);
    return () => {
      removeEventListener('beforeprint', open);
      removeEventListener('afterprint', close);
    };
  }, []);
}
