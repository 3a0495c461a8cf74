import { paths } from '@lawyers/domain';
import { pageWidth } from '../checks/page-width';
import { articleLists } from '../visitor/addresses';
import { showSiteFonts } from '../visitor/open';
import { expect, test } from '../visitor/test';

test.beforeEach(({ page }) => showSiteFonts(page));

test('the header is one row where the menu ends, and where the links to safety and language join', async ({
  page,
}) => {
  await page.goto(paths.home);
  const heights: number[] = [];
  for (const width of [1440, 1290, 1200, 1000, 900]) {
    await page.setViewportSize({ width, height: 700 });
    await expect(page.getByRole('banner').getByRole('navigation').first()).toBeVisible();
    expect(await page.evaluate(pageWidth)).toBeLessThanOrEqual(width);
    const parts = page.locator('header, header a');
    await expect(parts).not.toHaveCount(0);
    heights.push(await parts.evaluateAll((all) => Math.max(...all.map((one) => one.clientHeight))));
  }
  // All headers have the same height: a wrapped text or a second row would be higher.
  expect(heights).toEqual(heights.map(() => heights[0]));
});

test('in an article list every title has one line, and every summary at most three', async ({
  page,
}) => {
  for (const width of [320, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    for (const path of articleLists.map(({ page }) => paths.blogPage(page))) {
      await page.goto(path);
      await page.evaluate(() => document.fonts.ready);
      const texts = page.locator('article :is(h2, h3, p)');
      // Each list shows at least one title and one summary.
      expect(await texts.count()).toBeGreaterThan(1);
      const long = await texts.evaluateAll((all) =>
        all.flatMap((text) => {
          const lines = text.clientHeight / Number.parseFloat(getComputedStyle(text).lineHeight);
          return lines > (text.tagName === 'P' ? 3.1 : 1.1) ? text.textContent : [];
        }),
      );
      expect(long, path).toEqual([]);
    }
  }
});
