import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import sharp from 'sharp';
import { pathIn, paths } from '@lawyers/domain';

const folder = resolve(import.meta.dirname, '../../../../docs/pictures');
/** The largest size of a picture in bytes, so that the README loads fast. */
const maxBytes = 250_000;
/** Twice the resolution, because these pictures look blurred otherwise on the screen of a phone. */
const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 };
const desktop = { viewport: { width: 1440, height: 900 } };

for (const [name, path, device] of [
  ['home-phone', paths.home, phone],
  ['article-phone', paths.article(8), phone],
  ['spanish-phone', pathIn('es', paths.home), phone],
  ['home-desktop', paths.home, desktop],
  ['article-desktop', paths.article(8), desktop],
] as const) {
  test(name, async ({ browser }) => {
    const page = await browser.newPage(device);
    // The home page shows reviews that it chooses at random. With a constant number, it chooses the same in every run,
    // so the pictures differ only if the site has changed.
    await page.addInitScript(() => (Math.random = () => 0.3));
    await page.goto(path);
    // Fonts that arrive late are not used, so the page is loaded again with the fonts in the cache.
    await page.reload();
    await savePicture(name, page);
  });
}

/** Saves a screenshot of the viewport after the fonts and all displayed pictures, including lazy ones, have loaded. */
async function savePicture(name: string, page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    const pictures = [...document.images].filter((image) => image.checkVisibility());
    for (const image of pictures) image.loading = 'eager';
    await Promise.all(pictures.map((image) => image.decode()));
  });
  const picture = sharp(await page.screenshot({ animations: 'disabled' }));
  mkdirSync(folder, { recursive: true });
  const { size } = await picture
    .png({ palette: true, colors: 128, effort: 10 })
    .toFile(join(folder, `${name}.png`));
  expect(size, 'Reduce what the picture shows, or the colors').toBeLessThanOrEqual(maxBytes);
}
