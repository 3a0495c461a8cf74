/** Closes the menu on a click on one of its links, since a link to a fragment loads no new page. */
export function startMenu(page: Document): void {
  const menu = page.querySelector<HTMLElement>('[popover]');
  menu?.addEventListener('click', ({ target }) => {
    if ((target as Element).closest('a')) menu.hidePopover?.();
  });
}
