import { expect, type Page } from '@playwright/test';
import type { Message } from '@lawyers/mail-sandbox';

/**
 * Asserts that both bodies of a mail contain these values: the plain text as sent, and the HTML as rendered with
 * scripting on. Leaves the mail open in the page.
 */
export async function expectReadable(
  page: Page,
  { text, html }: Message,
  values: readonly string[],
): Promise<void> {
  await page.goto('about:blank');
  // Without waiting for its icon, which is on the public site, out of reach of a test.
  await page.setContent(html, { waitUntil: 'domcontentloaded' });
  const seen = await page.locator('body').innerText();
  for (const value of values) {
    expect(text.replaceAll('\r\n', '\n')).toContain(value);
    expect(seen).toContain(value);
  }
}
