import { expect, type Page } from '@playwright/test';

/** Expects that no phone number of these pages can break: one that does is misread. */
export async function expectUnbrokenPhoneNumbers(
  page: Page,
  addresses: readonly string[],
): Promise<void> {
  for (const address of addresses) {
    await page.goto(address);
    const numbers = await page
      // In the footer, also the numbers to text.
      .locator('a[href^="tel:"], #help-now span span')
      .evaluateAll((texts) =>
        texts
          .filter(({ textContent }) => textContent.includes('-'))
          .map((text) => ({
            number: text.textContent,
            canBreak: getComputedStyle(text).whiteSpace !== 'nowrap',
          })),
      );
    expect(numbers.length, address).toBeGreaterThan(3);
    const breaking = numbers.filter(({ canBreak }) => canBreak);
    expect.soft(breaking, address).toEqual([]);
  }
}
