import { paths } from '@lawyers/domain';
import { pageWidth } from '../checks/page-width';
import { corePages, missingPage, someBlogPages } from '../visitor/addresses';
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
    for (const path of [paths.blogPage(1), paths.blogPage(2)]) {
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

test('with the text spacing of a visitor (WCAG 1.4.12) no text is cut, and nothing is wider than a phone', async ({
  page,
}) => {
  for (const path of [...corePages, missingPage, ...someBlogPages]) {
    await page.goto(path);
    await page.evaluate(spaceText);
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await page.evaluate(cutTexts), `${path} at ${width} px`).toEqual([]);
      expect(await page.evaluate(pageWidth), path).toBeLessThanOrEqual(width);
    }
  }
  await page.getByRole('heading', { level: 1 }).evaluate((heading) => {
    heading.style.cssText = 'height: 1px; width: 40px; overflow: hidden';
  });
  expect(await page.evaluate(cutTexts)).toHaveLength(1);
});

/** Sets the text spacing of WCAG 1.4.12, and opens all details elements. Runs in the browser. */
function spaceText(): void {
  const sheet = new CSSStyleSheet();
  // A constructed style sheet, since the site's policy blocks other styles that a test adds.
  sheet.replaceSync(
    `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
     p { margin-bottom: 2em !important }`,
  );
  document.adoptedStyleSheets = [sheet];
  for (const folded of document.querySelectorAll('details')) folded.open = true;
}

/** The texts in boxes that cut off what does not fit and cannot be scrolled. Runs in the browser. */
function cutTexts(): string[] {
  return [...document.querySelectorAll('body *')].flatMap((box) => {
    const { overflowX, overflowY } = getComputedStyle(box);
    const cuts = [overflowX, overflowY].some((one) => one === 'hidden' || one === 'clip');
    const fits = box.scrollWidth <= box.clientWidth + 1 && box.scrollHeight <= box.clientHeight + 1;
    // Skips visually hidden text, whose box is 1 px wide.
    if (!cuts || fits || box.clientWidth <= 1 || !box.checkVisibility()) return [];
    return box.textContent.trim().slice(0, 80) || [];
  });
}
