/**
 * Shows what the address names, with what is folded around it: a question, and the tab that it is in. Browsers open a
 * details element only around their target, the older ones not even that.
 */
export function openTarget(page: Document): void {
  const target = () => page.getElementById(location.hash.slice(1));
  const open = () => show(target());
  addEventListener('hashchange', open);
  // A second click on a link does not change the address.
  page.addEventListener('click', (event) => {
    const link = (event.target as Element).closest('a');
    if (link?.hash && link.href === location.href && open()) event.preventDefault();
  });
  open();
}

/** @returns Whether the target is or was folded, and is now in view with the focus. */
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
