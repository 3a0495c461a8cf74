/** Closes the menu when one of its links leads to a place on the same page; any other brings a new page anyway. */
export function startMenu(page: Document): void {
  const menu = page.querySelector<HTMLElement>('[popover]');
  menu?.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('a')) menu.hidePopover?.();
  });
}
