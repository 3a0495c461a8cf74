import type { Page } from '@playwright/test';
import { paths } from '@lawyers/domain';
import { arriveAfter } from '../visitor/arrival';
import { expect, test } from '../visitor/test';

for (const path of [paths.home, paths.article(1)]) {
  test(`${path} preloads its fonts if it arrives quickly`, async ({ page }) => {
    expect(await initiators(page, path, 50)).toEqual(['link', 'link']);
  });

  test(`${path} loads no font if it arrives slowly`, async ({ page }) => {
    expect(await initiators(page, path, 900)).toEqual([]);
  });
}

/** What asked for the two upright fonts, each once, if the page arrives `age` ms after the visitor asked for it. */
async function initiators(page: Page, path: string, age: number): Promise<readonly string[]> {
  await arriveAfter(page, age);
  await page.goto(path, { waitUntil: 'networkidle' });
  return page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ name }) => /\/(newsreader|atkinson)-[^i][^/]*\.woff2$/.test(name))
      .map(({ initiatorType }) => initiatorType),
  );
}
