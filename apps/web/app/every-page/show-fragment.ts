/**
 * Shows the element that the address's fragment names, such as a question with a folded answer. If the element is a
 * closed details element, it is opened, and so is every closed details element around it. If a hidden tab panel
 * contains the element, its tab is selected. Browsers by themselves open only a details element around the target, and
 * older ones not even that.
 */
export function showFragment(page: Document): void {
  const target = () => page.getElementById(location.hash.slice(1));
  const open = () => show(target());
  addEventListener('hashchange', open);
  // A second click on the same link does not change the address, so no `hashchange` follows.
  page.addEventListener('click', (event) => {
    const link = (event.target as Element).closest('a');
    if (link?.hash && link.href === location.href && open()) event.preventDefault();
  });
  open();
}

/**
 * Opens everything that hides the target, and then scrolls to the target and focuses it. Does nothing if the target
 * does not exist, or if it is neither a details element nor inside a closed one or a hidden panel: then the browser's
 * own scrolling is enough.
 * @returns Whether it has done anything.
 */
function show(target: HTMLElement | null): boolean {
  let folded = target instanceof HTMLDetailsElement;
  for (let part = target; part; part = part.parentElement) {
    if (part instanceof HTMLDetailsElement && !part.open) folded = part.open = true;
    const tab = part.hidden && part.getAttribute('aria-labelledby');
    if (!tab) continue;
    part.ownerDocument.getElementById(tab)?.click();
    folded = true;
  }
  if (!target || !folded) return false;
  target.scrollIntoView();
  (target.querySelector('summary') ?? target).focus({ preventScroll: true });
  return true;
}
