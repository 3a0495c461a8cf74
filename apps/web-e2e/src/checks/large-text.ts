import { expect, type Page } from '@playwright/test';
import { exitLink } from '../visitor/exit';
import { pageWidth } from './page-width';

/** Twice the default, in px. */
const fontSizes = { standard: 32, fixed: 32 };

/**
 * Expects each page to fit a phone at twice the text size, without horizontal scrolling (WCAG 1.4.4, 1.4.10) and with
 * the quick exit in the first screen. Media queries in `em` follow the browser's size, which only this command of
 * Chromium sets.
 */
export async function expectLargeTextToFit(
  page: Page,
  addresses: readonly string[],
): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes });
  await page.setViewportSize({ width: 360, height: 740 });
  for (const address of addresses) {
    await page.goto(address);
    expect.soft(await page.evaluate(pageWidth), address).toBeLessThanOrEqual(360);
    await expect(exitLink(page), address).toBeInViewport({ ratio: 1 });
  }
}
