/** Closes the menu on a click on one of its links, since a link to a fragment loads no new page. */
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
 * In browsers without popovers two links open and close the menu as a target (`site-menu.tsx`). With this they do so
 * without an entry in the history, and a click outside and Escape close it as they close a popover.
 * @returns Closes the menu.
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
  // Safari on phones sends no click from a place without a link.
  page.addEventListener('pointerdown', ({ target }) => {
    const isOutside = ![menu, opener, closer].some((part) => part?.contains(target as Node));
    if (isOutside) close();
  });
  page.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape' && isMenuOpen(page)) closeWithFocus();
  });
  return close;
}
