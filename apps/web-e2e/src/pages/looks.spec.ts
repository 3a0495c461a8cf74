import type { Locator } from '@playwright/test';
import { paths } from '@lawyers/domain';
import { inEveryLanguage } from '../visitor/addresses';
import { openHydrated, showSiteFonts } from '../visitor/open';
import { expect, test } from '../visitor/test';

test('no word breaks, and the longest issue fits beside the zip code', async ({ page }) => {
  await showSiteFonts(page);
  let besideZipCode = 0;
  // Sets the browser's font size, as a visitor does, by a command of Chromium. A style of the page would not do,
  // because media queries in `em` do not depend on the page's own font size.
  const session = await page.context().newCDPSession(page);
  for (const path of inEveryLanguage(paths.home)) {
    for (const fontSize of [16, 20, 24]) {
      const fontSizes = { standard: fontSize, fixed: fontSize };
      await session.send('Page.setFontSizes', { fontSizes });
      await page.goto(path);
      for (const width of [320, 360, 390, 600, 768, 1000, 1100, 1440, 1920]) {
        await page.setViewportSize({ width, height: 800 });
        const place = `${path} at ${width} px with ${fontSize} px`;
        expect.soft(await page.evaluate(brokenWords), place).toEqual([]);
        const { cut, isBeside } = await page.evaluate(cutIssues);
        expect.soft(cut, place).toEqual([]);
        besideZipCode += Number(isBeside);
      }
    }
  }
  expect(besideZipCode).toBeGreaterThan(5);
});

test('the toast of a refused zip code is between the header and the heading', async ({ page }) => {
  await showSiteFonts(page);
  for (const path of inEveryLanguage(paths.home)) {
    await openHydrated(page, path);
    for (const width of [320, 360, 768, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      await page.locator('form[method=get] [type=submit]').click();
      const shown = page.locator('.notistack-Snackbar').last();
      // The toast does not disappear after six seconds while the pointer is over it. A busy machine may need more time
      // than that.
      await shown.hover();
      // Retries, because a further click replaces the toast, which has no position for a moment.
      await expect(async () => {
        const box = async (locator: Locator) => (await locator.boundingBox())!;
        const toast = await box(shown);
        const header = await box(page.getByRole('banner'));
        const heading = await box(page.getByRole('heading', { level: 1 }));
        expect(toast.y).toBeGreaterThanOrEqual(header.y + header.height);
        expect(toast.y + toast.height).toBeLessThanOrEqual(heading.y);
      }).toPass();
    }
  }
});

/**
 * Words of the header, such as the brand, and of the first section that are broken across two lines. Runs in the
 * browser.
 */
function brokenWords(): string[] {
  const [header, section] = ['header', 'main section'].map((one) => document.querySelector(one)!);
  const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const broken: string[] = [];
  for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
    if (!header!.contains(node) && !section!.contains(node)) continue;
    for (const { 0: word, index } of (node as Text).data.matchAll(/\p{L}{3,}/gu)) {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const lines = [...range.getClientRects()].filter(({ width }) => width > 0);
      if (new Set(lines.map(({ top }) => Math.round(top))).size > 1) broken.push(word);
    }
  }
  return broken;
}

/**
 * The issues that are too wide for the hero's dropdown (`cut`) where it is beside the zip code. In a row of its own, it
 * may use two lines. Runs in the browser.
 */
function cutIssues(): { cut: string[]; isBeside: boolean } {
  const select = document.querySelector<HTMLSelectElement>('[data-issue-select]')!;
  const zip = document.querySelector('[name=zipCode]')!;
  const isBeside = select.getBoundingClientRect().bottom >= zip.getBoundingClientRect().top;
  if (!isBeside) return { cut: [], isBeside };
  const { font, paddingLeft, paddingRight } = getComputedStyle(select);
  const room = select.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
  const pen = document.createElement('canvas').getContext('2d')!;
  pen.font = font;
  const texts = [...select.options].map(({ text }) => text);
  return { cut: texts.filter((text) => pen.measureText(text).width > room), isBeside };
}
