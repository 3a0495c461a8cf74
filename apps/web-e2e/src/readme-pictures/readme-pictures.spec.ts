import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { test, type Page } from '@playwright/test';
import { pathIn, paths } from '@lawyers/domain';
import { waitUntilSettled } from './settled';
import { writePngWithin } from './write-small-png';

const folder = resolve(import.meta.dirname, '../../../../docs/pictures');
/** Per picture, in bytes, so that the README loads fast. */
const maxBytes = 250_000;
/** Phones have high-resolution screens, and their pictures are shown small beside text. */
const devices = {
  phone: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 },
  desktop: { viewport: { width: 1440, height: 900 } },
};

/** Saves a screenshot of the viewport. */
async function savePicture(name: string, page: Page): Promise<void> {
  await waitUntilSettled(page);
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${name}.png`);
  const size = await writePngWithin(
    maxBytes,
    await page.screenshot({ animations: 'disabled' }),
    file,
  );
  process.stdout.write(`${(size / 1000).toFixed(0).padStart(4)} kB  docs/pictures/${name}.png\n`);
}

const english = [
  ['home', paths.home],
  ['article', paths.article(8)],
] as const;
const pages = {
  phone: [...english, ['spanish', pathIn('es', paths.home)]],
  desktop: english,
} as const;

for (const deviceName of ['phone', 'desktop'] as const) {
  test.describe(() => {
    test.use(devices[deviceName]);
    for (const [name, path] of pages[deviceName]) {
      test(`${name} on a ${deviceName}`, async ({ page }) => {
        // The same reviews in every run.
        await page.addInitScript(() => (Math.random = () => 0.3));
        await page.goto(path);
        // Late fonts are not swapped in, so reload to get them from the cache.
        await page.reload();
        await savePicture(`${name}-${deviceName}`, page);
      });
    }
  });
}
