import { expect, type Page } from '@playwright/test';
import { paths, site } from '@lawyers/domain';

/**
 * Expects the brand and the header's links in one row in the narrowest window that shows them instead of the menu, and in
 * the narrowest that adds the link to the other language.
 */
export async function expectHeaderLinksInOneRow(page: Page): Promise<void> {
  await page.goto(paths.home);
  for (const width of [900, 1000]) {
    await page.setViewportSize({ width, height: 700 });
    const banner = page.getByRole('banner');
    const links = banner
      .getByRole('link', { name: site.brand, exact: true })
      .or(banner.getByRole('navigation').getByRole('link'));
    await expect(links.last()).toBeVisible();
    const boxes = await links.evaluateAll((all) =>
      all.map((link) => {
        const { top, height, right } = link.getBoundingClientRect();
        return { top, height, inWindow: right <= window.innerWidth };
      }),
    );
    expect(boxes.length).toBeGreaterThan(1);
    // A wrapped text would be higher than the minimum target height of one line.
    expect(boxes).toEqual(boxes.map(() => ({ top: boxes[0]?.top, height: 44, inWindow: true })));
  }
}
