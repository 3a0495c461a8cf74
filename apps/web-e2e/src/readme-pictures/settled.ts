import type { Page } from '@playwright/test';

/** Waits until fonts and all pictures, also lazy ones, have loaded, and finite animations have ended. */
export async function waitUntilSettled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    const pictures = [...document.images].filter((image) => image.checkVisibility());
    for (const image of pictures) image.loading = 'eager';
    await Promise.all(pictures.map((image) => image.decode()));
    // No named functions here: the compiler would wrap them in a helper that the page does not have.
    const ending = document
      .getAnimations()
      .filter((one) => one.effect?.getTiming().iterations !== Infinity);
    await Promise.all(ending.map((one) => one.finished.catch(() => undefined)));
  });
}
