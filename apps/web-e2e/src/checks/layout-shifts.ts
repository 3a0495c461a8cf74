import { expect, type Page } from '@playwright/test';
import { hydrate } from '../visitor/open';

declare global {
  // The layout shifts that the browser has reported so far.
  var shifts: { value: number; nodes: string[] }[];
}

/** Records the layout shifts of each page that is opened afterward. */
export async function watchShifts(page: Page): Promise<void> {
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
}

/** Asserts that neither loading, nor hydrating, nor scrolling to the end has shifted the page. */
export async function expectNoShift(page: Page): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  if (await page.locator('[data-island]').count()) await hydrate(page);
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await expect(page.getByRole('contentinfo').getByRole('paragraph').last()).toBeInViewport();
  const shifts = await page.evaluate(() => globalThis.shifts);
  const sum = shifts.reduce((total, { value }) => total + value, 0);
  expect(sum, JSON.stringify(shifts)).toBe(0);
}
