import { expect, type Page } from '@playwright/test';
import type { Message } from '@lawyers/mail-sandbox';

/**
 * Asserts that the text that the browser shows for the HTML of a mail contains these values. Afterward, the page shows
 * the mail.
 */
export async function expectReadable(
  page: Page,
  { html }: Message,
  values: readonly string[],
): Promise<void> {
  await page.goto('about:blank');
  // Does not wait for the `load` event: the mail's icon is on the public site, which tests cannot reach.
  await page.setContent(html, { waitUntil: 'domcontentloaded' });
  const seen = await page.locator('body').innerText();
  for (const value of values) expect(seen).toContain(value);
}
