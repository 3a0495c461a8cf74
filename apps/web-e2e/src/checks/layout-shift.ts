import { expect, type Page } from '@playwright/test';
import { hydrate } from '../visitor/open';

declare global {
  // Layout shifts as the browser reports them.
  var shifts: { value: number; nodes: string[] }[];
}

/** The widths of a phone, a tablet, and a desktop, in CSS pixels. */
export const layoutShiftWidths = [360, 768, 1440];

/** Asserts that neither loading, nor hydrating, nor scrolling to the end of a page shifts its layout at this width. */
export async function expectNoLayoutShift(
  page: Page,
  width: number,
  addresses: readonly string[],
): Promise<void> {
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
}
