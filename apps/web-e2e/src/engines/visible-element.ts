/** The state of a visible element. `x` and `y` are the center of its first line in the viewport, in CSS pixels. */
export type VisibleElement = NonNullable<ReturnType<typeof findVisible>>;

/** Returns the first visible match of an XPath, or null. Runs in the page. */
export function findVisible(control: string, scrollIntoView: boolean) {
  const found = document.evaluate(control, document, null, XPathResult.ORDERED_NODE_SNAPSHOT_TYPE);
  for (let index = 0; index < found.snapshotLength; index += 1) {
    const element = found.snapshotItem(index) as HTMLInputElement;
    // The center of the first line. If a link is broken into two lines, the center of its whole box is beside its
    // words.
    const center = () => {
      const line = [...element.getClientRects()].find(
        ({ width, height }) => width > 0 && height > 0,
      );
      return line && { x: line.left + line.width / 2, y: line.top + line.height / 2 };
    };
    // Chromium before 105 has no `checkVisibility`. There, an element that is not displayed is recognized by its size
    // of 0.
    const isVisible = element.checkVisibility
      ? element.checkVisibility({ visibilityProperty: true })
      : getComputedStyle(element).visibility === 'visible';
    let place = center();
    if (!isVisible || !place) continue;
    // Scrolls only if a click would not hit the element, since Firefox may miss a click directly after scrolling.
    if (scrollIntoView && !element.contains(document.elementFromPoint(place.x, place.y))) {
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
      place = center() ?? place;
    }
    const [text, value] = [element.innerText, element.value ?? ''];
    const { checked } = element;
    return { text, value, checked, focused: element === document.activeElement, ...place };
  }
  return null;
}
