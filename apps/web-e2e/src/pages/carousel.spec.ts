import type { Locator } from '@playwright/test';
import { paths, reviews } from '@lawyers/domain';
import { openHydrated } from '../visitor/open';
import { expect, test } from '../visitor/test';

function carouselState(track: Locator): Promise<{ left: number; texts: string[] }> {
  return track.evaluate((element) => ({
    left: element.scrollLeft,
    texts: [...element.children].map((slide) => slide.textContent),
  }));
}

test('the reviews do not scroll without interaction', async ({ page }) => {
  test.skip(reviews.length === 0, 'The operator shows no reviews.');
  await page.clock.install();
  await openHydrated(page, paths.home);
  const track = page.locator('[aria-roledescription="carousel"]');
  await track.scrollIntoViewIfNeeded();
  const before = await carouselState(track);

  // In steps, so that a smooth scroll would get frames.
  for (let second = 0; second < 60; second += 1) {
    await page.clock.runFor(1000);
    expect(await carouselState(track)).toEqual(before);
  }
});
