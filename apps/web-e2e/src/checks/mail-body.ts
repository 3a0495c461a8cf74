import type { Message } from '@lawyers/mail-sandbox';
import { expect, type Page } from '@playwright/test';

/**
 * Both bodies of a mail show these values, to a person who reads them: the plain text as it is, the HTML as a
 * browser displays it, with scripting on. Afterwards the page shows the mail.
 */
export async function expectReadable(
  page: Page,
  { text, html }: Message,
  values: readonly string[],
): Promise<void> {
  await page.goto('about:blank');
  await page.setContent(html);
  const seen = await page.locator('body').innerText();
  for (const value of values) {
    expect(text.replaceAll('\r\n', '\n')).toContain(value);
    expect(seen).toContain(value);
  }
}
