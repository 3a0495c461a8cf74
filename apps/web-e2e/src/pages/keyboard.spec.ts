import { paths, site } from '@lawyers/domain';
import { expectFocusVisible } from '../checks/visible-focus';
import { openHydrated } from '../visitor/open';
import { expect, test } from '../visitor/test';

for (const width of [390, 1280]) {
  test(`the first stops are the way past, the way out and the brand at ${width} px`, async ({
    page,
  }) => {
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

test('the way past leads into the content', async ({ page }) => {
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
  test(`on the home page the focus never hides, at ${size.width} px`, async ({ page }) => {
    await page.setViewportSize(size);
    await openHydrated(page, paths.home);
    await expectFocusVisible(page);
  });
}
