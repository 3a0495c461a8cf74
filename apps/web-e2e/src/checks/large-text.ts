import { expect, type Page } from '@playwright/test';
import { exitLink } from '../visitor/exit';
import { pageWidth } from './page-width';

/** Sets the browser's default font size in px. Media queries in `em` follow it; only this command of Chromium does that. */
export async function setFontSize(page: Page, size: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: size, fixed: size } });
}

/**
 * Expects each page to fit a phone at twice the text size, without horizontal scrolling (WCAG 1.4.4, 1.4.10) and with
 * the quick exit in the first screen.
 */
export async function expectLargeTextToFit(
  page: Page,
  addresses: readonly string[],
): Promise<void> {
  await setFontSize(page, 32);
  await page.setViewportSize({ width: 360, height: 740 });
  for (const address of addresses) {
    await page.goto(address);
    expect.soft(await page.evaluate(pageWidth), address).toBeLessThanOrEqual(360);
    await expect(exitLink(page), address).toBeInViewport({ ratio: 1 });
  }
}
