/** Opens the question that the address names. Browsers open a details element only around their target. */
export function openTarget(page: Document): void {
  const open = () => {
    const target = page.getElementById(location.hash.slice(1));
    if (target instanceof HTMLDetailsElement) target.open = true;
  };
  addEventListener('hashchange', open);
  open();
}
