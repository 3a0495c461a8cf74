import { expect, type Page } from '@playwright/test';

/** Expects every phone number on one line, from the smallest phone to a desktop: one that breaks is misread. */
export async function expectUnbrokenPhoneNumbers(
  page: Page,
  addresses: readonly string[],
): Promise<void> {
  for (const address of addresses) {
    await page.goto(address);
    // A browser lays out the footer when it comes near.
    await page.locator('footer').evaluate((footer) => (footer.style.contentVisibility = 'visible'));
    for (const width of [320, 360, 390, 768, 1000, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      const numbers = await page
        // In the footer, also the numbers to text.
        .locator('a[href^="tel:"], #help-now span span')
        .evaluateAll((links) =>
          links
            .filter((link) => link.textContent.includes('-') && link.checkVisibility())
            .map((link) => ({ number: link.textContent, lines: link.getClientRects().length })),
        );
      expect(numbers.length, address).toBeGreaterThan(3);
      const broken = numbers.filter(({ lines }) => lines !== 1);
      expect.soft(broken, `${address} at ${width} px`).toEqual([]);
    }
  }
}
