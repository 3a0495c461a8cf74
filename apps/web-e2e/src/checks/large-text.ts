import { expect, type Page } from '@playwright/test';
import { exitLink } from '../visitor/exit';

const defaultSize = 16;

/**
 * Expects no horizontal scrolling on a phone at twice the text size (WCAG 1.4.4, 1.4.10), and the quick exit in the
 * first screen. Media queries in `em` follow the browser's size, which only this command of Chromium sets.
 */
export async function expectToFitLargeText(page: Page, address: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const setSize = (standard: number) =>
    session.send('Page.setFontSizes', { fontSizes: { standard, fixed: standard } });
  await page.setViewportSize({ width: 360, height: 740 });
  await setSize(2 * defaultSize);
  await page.goto(address);
  const widest = await page.evaluate(() => document.documentElement.scrollWidth);
  expect.soft(widest, address).toBeLessThanOrEqual(360);
  await expect(exitLink(page), address).toBeInViewport({ ratio: 1 });
  await setSize(defaultSize);
}
