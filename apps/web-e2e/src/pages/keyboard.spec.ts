import { paths, site } from '@lawyers/domain';
import { expectFocusVisible } from '../checks/visible-focus';
import { openHydrated } from '../visitor/open';
import { expect, test } from '../visitor/test';

for (const width of [390, 1280]) {
  test(`Tab focuses the skip link, Exit, and the brand first at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(paths.about);
    const banner = page.getByRole('banner');
    for (const stop of [
      page.getByRole('link', { name: 'Skip to content' }),
      banner.getByRole('link', { name: 'Exit this site' }),
      banner.getByRole('link', { name: site.brand, exact: true }),
    ]) {
      await page.keyboard.press('Tab');
      await expect(stop).toBeFocused();
      await expect(stop).toBeInViewport({ ratio: 1 });
    }
  });
}

test('the skip link moves the focus to the content', async ({ page }) => {
  await page.goto(paths.about);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').getByRole('link').first()).toBeFocused();
});

for (const size of [
  { width: 1280, height: 720 },
  { width: 390, height: 700 },
]) {
  test(`the focused element is always visible on the home page at ${size.width} px`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    await openHydrated(page, paths.home);
    await expectFocusVisible(page);
  });
}
