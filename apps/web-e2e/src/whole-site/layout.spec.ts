import { paths } from '@lawyers/domain';
import { pageWidth } from '../checks/page-width';
import { everyPage, missingPage } from '../visitor/addresses';
import { exitLink } from '../visitor/exit';
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

test('text at twice the size fits a phone, with Exit on the first screen (WCAG 1.4.4, 1.4.10)', async ({
  page,
}) => {
  const session = await page.context().newCDPSession(page);
  // Media queries in `em` follow it; only this command of Chromium does that.
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 32 } });
  await page.setViewportSize({ width: 360, height: 740 });
  for (const address of everyPage.filter((one) => one !== missingPage)) {
    await page.goto(address, { waitUntil: 'domcontentloaded' });
    // Some tables are wider now, and scroll inside themselves.
    expect.soft(await page.evaluate(pageWidth), address).toBeLessThanOrEqual(360);
    await expect(exitLink(page), address).toBeInViewport({ ratio: 1 });
  }
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
