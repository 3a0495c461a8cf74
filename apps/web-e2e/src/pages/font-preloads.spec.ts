import type { Page } from '@playwright/test';
import { paths } from '@lawyers/domain';
import { expect, test } from '../visitor/test';

for (const path of [paths.home, paths.article(1)]) {
  test(`${path} preloads its fonts if it arrives quickly`, async ({ page }) => {
    await setAge(page, 50);
    await page.goto(path);
    await expect(preloads(page)).toHaveCount(2);
  });

  test(`${path} does not wait for its fonts if it arrives slowly, and requests each once`, async ({
    page,
  }) => {
    const requested: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'font') requested.push(request.url());
    });
    await setAge(page, 900);
    await page.goto(path);
    await expect(preloads(page)).toHaveCount(0);
    expect(requested.length).toBeGreaterThan(1);
    expect(requested).toEqual([...new Set(requested)]);
  });
}

/** Sets the age of the next page, in ms. */
async function setAge(page: Page, age: number): Promise<void> {
  await page.addInitScript((now) => {
    performance.now = () => now;
  }, age);
}

function preloads(page: Page) {
  return page.locator('link[rel="preload"][as="font"]');
}
