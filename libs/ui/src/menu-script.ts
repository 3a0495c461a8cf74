/**
 * Closes the menu after a click on one of its links, because a link to a fragment loads no new page. In browsers
 * without popovers, it also makes the links that open and close the menu work like a popover's button
 * (`startMenuLinks`).
 */
export function startMenu(page: Document): void {
  const menu = page.querySelector<HTMLElement>('[popover]');
  if (!menu) return;
  const close = menu.hidePopover ? () => menu.hidePopover() : startMenuLinks(page, menu);
  menu.addEventListener('click', ({ target }) => {
    if ((target as Element).closest('a')) close();
  });
}

/** Whether the menu is open, with or without popovers. */
export function isMenuOpen(page: Document): boolean {
  const menu = page.querySelector('[popover]');
  return menu !== null && getComputedStyle(menu).display !== 'none';
}

/**
 * For browsers without popovers, in which two links open and close the menu by changing the fragment (`site-menu.tsx`).
 * With this script, the links add no history entry, and Escape or a click outside closes the menu, as for a popover.
 * @returns A function that closes the menu.
 */
function startMenuLinks(page: Document, menu: HTMLElement): () => void {
  const linkTo = (id = '') => page.querySelector<HTMLElement>(`a[href="#${id}"]`);
  const opener = linkTo(menu.id);
  const closer = linkTo(opener?.id);
  const show = (open: boolean) => {
    menu.dataset['open'] = `${open}`;
    opener?.setAttribute('aria-expanded', `${open}`);
  };
  const close = () => show(false);
  const closeWithFocus = () => {
    close();
    opener?.focus({ preventScroll: true });
  };
  show(isMenuOpen(page));
  opener?.addEventListener('click', (event) => {
    event.preventDefault();
    show(true);
  });
  closer?.addEventListener('click', (event) => {
    event.preventDefault();
    closeWithFocus();
  });
  // `pointerdown`, because Safari on phones fires no click event on an element that is not interactive.
  page.addEventListener('pointerdown', ({ target }) => {
    const isOutside = ![menu, opener, closer].some((part) => part?.contains(target as Node));
    if (isOutside) close();
  });
  page.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape' && isMenuOpen(page)) closeWithFocus();
  });
  return close;
}
