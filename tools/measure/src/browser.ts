import { launch, PredefinedNetworkConditions, type Browser, type Page } from 'puppeteer-core';
import { chromiumPath } from '@lawyers/browsers';
import { median } from './table';

/** Lighthouse's phone. */
const phone = { width: 412, height: 823, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };

export function openBrowser(more?: Parameters<typeof launch>[0]): Promise<Browser> {
  // What is below the window's edge is not painted, and an interaction ends with the next paint.
  const args = ['--no-sandbox', '--window-size=1280,1200'];
  return launch({ executablePath: chromiumPath(), args, ...more });
}

/** The first visit of a phone, on Lighthouse's slow 4G, with an empty cache and a 4× slowed processor. */
export async function visit<T>(browser: Browser, use: (page: Page) => Promise<T>): Promise<T> {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  await page.setViewport(phone);
  await page.emulateNetworkConditions(PredefinedNetworkConditions['Slow 4G']);
  await page.emulateCPUThrottling(4);
  const result = await use(page);
  await context.close();
  return result;
}

export async function medianOf(runs: number, visitOnce: () => Promise<number>): Promise<number> {
  const values: number[] = [];
  for (let run = 0; run < runs; run += 1) values.push(await visitOnce());
  console.log('  of', values);
  return median(values);
}
