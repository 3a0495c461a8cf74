/**
 * Opens all closed details elements while the page is printed. Browsers that know `::details-content` show them through
 * CSS (`global-style.ts`), even without JavaScript. In older ones (Chrome before 131, Firefox before 143, Safari before
 * 18.4), CSS cannot show the content of a closed details element.
 */
export function openForPrint(page: Document): void {
  let opened: readonly HTMLDetailsElement[] = [];
  addEventListener('beforeprint', () => {
    if (CSS.supports('selector(::details-content)')) return;
    opened = [...page.querySelectorAll<HTMLDetailsElement>('details:not([open])')];
    for (const one of opened) one.open = true;
  });
  addEventListener('afterprint', () => {
    for (const one of opened) one.open = false;
  });
}
