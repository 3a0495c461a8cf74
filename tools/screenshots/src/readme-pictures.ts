import { mkdir } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import { intakeHref, paths } from '@lawyers/domain';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { openBrowser } from './browser';
import { openPage, settled } from './open-page';
import { startStage } from './stage';
import { desktop } from './state';
import { sendWell } from './visitor';
import { writeWithin } from './write-within';

// This runs beside other work and is never in a hurry.
sharp.concurrency(1);

const root = resolve(import.meta.dirname, '../../..');
const folder = join(root, 'docs/pictures');
/** In bytes: a README with all of them still opens at once. */
const most = 250_000;
/** Phones have dense screens, and their picture stands small beside text. */
const devices = {
  phone: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 },
  desktop: { viewport: desktop },
};

await mkdir(folder, { recursive: true });
const site = await startStage(root);
const browser = await openBrowser();

/** Keeps what is to be seen on a page's first screen. */
async function keep(name: string, page: Page): Promise<void> {
  await settled(page);
  const file = join(folder, `${name}.png`);
  const size = await writeWithin(most, await page.screenshot({ animations: 'disabled' }), file);
  await page.context().close();
  console.log(`${(size / 1000).toFixed(0).padStart(4)} kB  ${relative(root, file)}`);
}

for (const [name, path] of [
  ['home', paths.home],
  ['article', paths.article(8)],
] as const) {
  for (const [kind, options] of Object.entries(devices)) {
    const page = await openPage(browser, options);
    await page.goto(site.siteUrl + path);
    // Fonts that come late wait for the next page, which has them from the cache.
    await page.reload();
    await keep(`${name}-${kind}`, page);
  }
}

await site.reset();
const visit = await openPage(browser, devices.desktop);
await visit.goto(site.siteUrl + intakeHref('Partner Violence', '90210'));
await sendWell(visit);
await visit.goto(site.mailUrl);
await visit.getByRole('listitem').getByRole('link').click();
await visit.getByRole('heading', { name: 'Text' }).waitFor();
await keep('inbox', visit);

await browser.close();
await site.close();
