import { intakeHref } from '@lawyers/domain';
import { everyKindOfPage } from './every-page';
import { expect, test } from './journey';

const pages = [...everyKindOfPage, intakeHref('Partner Violence', '90210')];

declare global {
  // What moved while the page came, by the browser's own measure.
  var shifts: { value: number; nodes: string[] }[];
}

for (const width of [360, 768, 1440]) {
  test(`nothing moves while a page comes, ${width} px wide`, async ({ page }) => {
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
    for (const path of pages) {
      await page.goto(path, { waitUntil: 'networkidle' });
      await page.evaluate(() => document.fonts.ready);
      const shifts = await page.evaluate(() => globalThis.shifts);
      const sum = shifts.reduce((total, { value }) => total + value, 0);
      expect(sum, `${path} ${JSON.stringify(shifts)}`).toBe(0);
    }
  });
}
