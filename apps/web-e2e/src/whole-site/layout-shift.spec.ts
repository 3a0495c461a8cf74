import {
  defaultLanguage,
  injuryIssue,
  intakeHref,
  issueNames,
  language,
  paths,
} from '@lawyers/domain';
import { servedZip, unservedZip } from '@lawyers/domain/sample-answers';
import { corePages, kindsOfPages, missingPage, someBlogPages } from '../visitor/addresses';
import { hydrate } from '../visitor/open';
import { expect, test } from '../visitor/test';

declare global {
  // Layout shifts as the browser reports them.
  var shifts: { value: number; nodes: string[] }[];
}

const isDefault = language === defaultLanguage;
/** With the help line of each issue, and with a state that is not served, which a notice says. */
const intakes = [
  ...issueNames.map((issue) => intakeHref(issue, servedZip)),
  ...(unservedZip ? [intakeHref(injuryIssue.name, unservedZip)] : []),
];
const pages = [...corePages, missingPage, ...someBlogPages];

const visits: readonly { readonly width: number; readonly addresses: readonly string[] }[] = [
  { width: 320, addresses: intakes },
  { width: 360, addresses: pages },
  // In another language the longer words matter, on a phone.
  ...(isDefault ? [{ width: 1440, addresses: pages }] : []),
];
for (const { width, addresses } of visits) {
  test(`neither loading, hydrating, nor scrolling to the end shifts a page at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.addInitScript(() => {
      globalThis.shifts = [];
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as unknown as {
          value: number;
          sources: { node?: Node }[];
        }[]) {
          const nodes = entry.sources.map(({ node }) => node?.textContent?.slice(0, 60) ?? '');
          globalThis.shifts.push({ value: entry.value, nodes });
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    for (const path of addresses) {
      await page.goto(path);
      await page.evaluate(() => document.fonts.ready);
      if (await page.locator('[data-island]').count()) await hydrate(page);
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
      await expect(page.getByRole('contentinfo').getByRole('paragraph').last()).toBeInViewport();
      const shifts = await page.evaluate(() => globalThis.shifts);
      const sum = shifts.reduce((total, { value }) => total + value, 0);
      expect(sum, `${path} ${JSON.stringify(shifts)}`).toBe(0);
    }
  });
}

// On a slow device the browser paints in between, so a shift that a test sees once in a hundred loads is seen here in
// every run: on a phone in the default language, on a wide screen in the others, whose links of help wrap on a phone. The
// strip of help above a mail form wraps everywhere. Both then move once, so neither is checked here (decision 5).
for (const path of isDefault ? kindsOfPages : [paths.home, ...someBlogPages]) {
  test(`what ${path} shows while it is parsed stays where it is`, async ({ page }) => {
    // What scripts change is not parsed.
    await page.route(/\.js\b/, (route) => route.abort());
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);
    await page.setViewportSize({ width: isDefault ? 360 : 1440, height: 800 });
    const { compared, moved } = await page.evaluate(removeFromTheEnd);
    expect(compared).toBeGreaterThan(5);
    expect(moved).toEqual([]);
  });
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
  while (walker.nextNode()) {
    const node = walker.currentNode as ChildNode;
    // Parsed nearly at once, and half of all nodes.
    if (!node.parentElement!.closest('select, svg, noscript')) nodes.push(node);
  }

  const below = new Set(nodes.filter((node) => box(node).top >= innerHeight));
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
    // What is missing below the window moves something in it for long, so one layout in eight is enough to see that.
    if (below.delete(removed) && below.size % 8 > 0) continue;
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
