/** The state of a visible element. `x` and `y` are its center in the viewport, in CSS pixels. */
export type VisibleElement = NonNullable<ReturnType<typeof findVisible>>;

/** Returns the first visible match of an XPath, or null. Runs in the page. */
export function findVisible(control: string, scrollIntoView: boolean) {
  const found = document.evaluate(control, document, null, XPathResult.ORDERED_NODE_SNAPSHOT_TYPE);
  for (let index = 0; index < found.snapshotLength; index += 1) {
    const element = found.snapshotItem(index) as HTMLInputElement;
    const { width, height } = element.getBoundingClientRect();
    const center = () => {
      const { left, top } = element.getBoundingClientRect();
      return { x: left + width / 2, y: top + height / 2 };
    };
    // Chromium before 105 has no `checkVisibility`. There, an element that is not displayed is recognized by its size
    // of 0.
    const isVisible = element.checkVisibility
      ? element.checkVisibility({ visibilityProperty: true })
      : getComputedStyle(element).visibility === 'visible';
    if (!isVisible || width === 0 || height === 0) continue;
    let { x, y } = center();
    // Scrolls only if a click would not hit the element, since Firefox may miss a click directly after scrolling.
    if (scrollIntoView && !element.contains(document.elementFromPoint(x, y))) {
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
      ({ x, y } = center());
    }
    const [text, value] = [element.innerText, element.value ?? ''];
    return { text, value, focused: element === document.activeElement, x, y };
  }
  return null;
}
