/** What can be seen of a control. */
export type VisibleElement = {
  readonly text: string;
  /** Of a field; for other elements empty. */
  readonly value: string;
  readonly focused: boolean;
  /** The middle, in the viewport. */
  readonly x: number;
  readonly y: number;
};

/** Runs in the page: the first element of an XPath that can be seen, or null. */
export function findVisible(control: string, scrollThere: boolean): VisibleElement | null {
  const found = document.evaluate(control, document, null, XPathResult.ORDERED_NODE_SNAPSHOT_TYPE);
  for (let index = 0; index < found.snapshotLength; index += 1) {
    const element = found.snapshotItem(index) as HTMLInputElement;
    if (!element.checkVisibility({ visibilityProperty: true })) continue;
    if (scrollThere) element.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { left, top, width, height } = element.getBoundingClientRect();
    if (width === 0 || height === 0) continue;
    return {
      text: element.innerText,
      value: element.value ?? '',
      focused: element === document.activeElement,
      x: left + width / 2,
      y: top + height / 2,
    };
  }
  return null;
}
