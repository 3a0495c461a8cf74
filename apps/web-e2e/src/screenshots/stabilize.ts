import { createHash } from 'node:crypto';
import type { Page } from '@playwright/test';
import { presetReference } from '../visitor/preset-reference';

/** Shows the same reviews and the same reference every time, so that two runs can be compared; gives the reference. */
export async function makeDeterministic(page: Page, name: string): Promise<string> {
  await page.addInitScript(() => {
    let drawn = 0;
    Math.random = () => (drawn = (drawn + 0.381966) % 1);
  });
  return presetReference(page, createHash('sha256').update(name).digest().subarray(0, 16));
}

/** Waits until fonts and pictures are there, those further down too, and whatever moves for a while has come to rest. */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    const pictures = [...document.images].filter((image) => image.checkVisibility());
    for (const image of pictures) image.loading = 'eager';
    await Promise.all(pictures.map((image) => image.decode()));
    // No named functions in here: the compiler would give them a helper that the page does not have.
    const ending = document
      .getAnimations()
      .filter((one) => one.effect?.getTiming().iterations !== Infinity);
    await Promise.all(ending.map((one) => one.finished.catch(() => undefined)));
  });
}
