import type { Browser, BrowserContextOptions, Page } from 'playwright-core';

/** A page of its own, on which nothing is left to chance: two runs can be compared. */
export async function openPage(browser: Browser, options: BrowserContextOptions): Promise<Page> {
  const context = await browser.newContext(options);
  await context.addInitScript(withoutChance);
  return context.newPage();
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

/** The same reviews and the same reference every time. */
function withoutChance(): void {
  let drawn = 0;
  Math.random = () => (drawn = (drawn + 0.381966) % 1);
  crypto.getRandomValues = <T extends ArrayBufferView | null>(array: T): T => {
    if (array instanceof Uint8Array) array.forEach((_, at) => (array[at] = (at * 37) % 240));
    return array;
  };
}
