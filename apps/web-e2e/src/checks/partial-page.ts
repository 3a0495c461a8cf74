import { expect, type Page } from '@playwright/test';
import { layoutShiftWidths } from './layout-shift';

/**
 * Asserts that each page could be painted at any point of its parsing: what is visible then stays where it is. On a
 * slow device the browser does paint in between, so a layout shift that a test sees once in a hundred loads is seen
 * here in every run.
 */
export async function expectStableWhileParsed(
  page: Page,
  addresses: readonly string[],
  widths: readonly number[] = layoutShiftWidths,
): Promise<void> {
  // What scripts change is not parsed. `expectNoLayoutShift` covers it.
  await page.route('**/*.js', (route) => route.abort());
  for (const path of addresses) {
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      const { compared, moved } = await page.evaluate(removeFromTheEnd);
      expect(compared, path).toBeGreaterThan(5);
      expect(moved, `${path} at ${width} px`).toEqual([]);
    }
  }
}

/**
 * Removes the nodes of the page one by one, the last one first, as if they were not parsed yet, and restores them.
 * Runs in the browser.
 * @returns The number of texts, pictures, and controls in the window, and which of them moved by how many CSS pixels.
 */
function removeFromTheEnd(): { compared: number; moved: string[] } {
  // Browsers ignore layout shifts of less than three CSS pixels.
  const smallestShift = 3;

  const range = document.createRange();
  const box = (node: Node) => {
    if (node instanceof Element) return node.getBoundingClientRect();
    range.selectNode(node);
    return range.getBoundingClientRect();
  };
  const isPainted = (node: Node) =>
    node instanceof Element
      ? node.matches('svg, img, input, select, button')
      : node.textContent?.trim() !== '';
  const name = (node: Node) => `${node.nodeName} ${node.textContent?.slice(0, 40) ?? ''}`;

  const original = document.body;
  const copy = original.cloneNode(true) as HTMLElement;
  original.replaceWith(copy);
  const walker = document.createTreeWalker(copy, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  const nodes: ChildNode[] = [];
  while (walker.nextNode()) nodes.push(walker.currentNode as ChildNode);

  const visible = new Map<Node, DOMRect>();
  for (const node of nodes.filter(isPainted)) {
    const before = box(node);
    // Visually hidden text is 1 px wide.
    if (before.width > 1 && before.top < innerHeight) visible.set(node, before);
  }
  const compared = visible.size;
  const moved: string[] = [];
  for (const removed of nodes.reverse()) {
    removed.remove();
    visible.delete(removed);
    for (const [node, { left, top }] of visible) {
      const now = box(node);
      const shift = Math.max(Math.abs(now.left - left), Math.abs(now.top - top));
      if (now.width <= 1 || shift < smallestShift) continue;
      visible.delete(node);
      moved.push(`${name(node)}: ${shift} px, before ${name(removed)}`);
    }
  }
  copy.replaceWith(original);
  return { compared, moved };
}
