import type { Page } from '@playwright/test';
import { paths } from '@lawyers/domain';
import { expect, test } from '../visitor/test';

// A browser lays the footer out only when it comes near the screen (`site-footer.tsx`), which nobody may notice.

const phone = { width: 390, height: 780 };

test.beforeEach(({ page }) => page.setViewportSize(phone));

/** A line of the footer that no other part of a page has. */
function onlyInFooter(page: Page) {
  return page.getByRole('contentinfo').getByRole('link', { name: '888-373-7888' });
}

test('find-in-page finds text of the footer and scrolls to it', async ({ page }) => {
  await page.goto(paths.home);
  await expect(onlyInFooter(page)).not.toBeInViewport();
  const found = await page.evaluate(() =>
    (window as unknown as { find: (text: string) => boolean }).find('888-373-7888'),
  );
  expect(found).toBe(true);
  await expect(onlyInFooter(page)).toBeInViewport({ ratio: 1 });
});

test('Back returns to the link in the footer that the visitor followed', async ({ page }) => {
  await page.goto(paths.article(1));
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'About Us' });
  await link.click();
  await expect(page).toHaveURL(paths.about);
  await page.goBack();
  await expect(page).toHaveURL(paths.article(1));
  // To the pixel at best.
  await expect(link).toBeInViewport({ ratio: 0.9 });
});

test('a printed page has the footer', async ({ page }) => {
  await page.goto(paths.home);
  const pdf = (await page.pdf()).toString('latin1');
  // The address of a link is plain text in a PDF.
  expect(pdf).toContain('https://takeitdown.ncmec.org');
});
