import { paths } from '@lawyers/domain';
import { pageWidth } from '../checks/page-width';
import { expect, test } from '../visitor/test';

test('the header is one row where the menu ends, and where the language link joins', async ({
  page,
}) => {
  await page.goto(paths.home);
  const heights: number[] = [];
  for (const width of [1440, 1000, 900]) {
    await page.setViewportSize({ width, height: 700 });
    await expect(page.getByRole('banner').getByRole('navigation').first()).toBeVisible();
    expect(await page.evaluate(pageWidth)).toBeLessThanOrEqual(width);
    const parts = page.locator('header, header a');
    heights.push(await parts.evaluateAll((all) => Math.max(...all.map((one) => one.clientHeight))));
  }
  // A wrapped text, or a second row, would be higher.
  expect(heights).toEqual(heights.map(() => heights[0]));
});

test('no title or summary in an article list is cut', async ({ page }) => {
  for (const width of [320, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    for (const path of [paths.blogPage(1), paths.blogPage(2)]) {
      await page.goto(path);
      const texts = page.locator('article :is(h2, h3, p)');
      const cut = await texts.evaluateAll((all) =>
        all
          .filter(
            (text) =>
              text.scrollWidth > text.clientWidth ||
              (text.tagName === 'P' && text.scrollHeight > text.clientHeight),
          )
          .map((text) => text.textContent),
      );
      expect(cut, path).toEqual([]);
    }
  }
});
