import { expectAccessible } from '../checks/accessibility';
import { smallTargets } from '../checks/finger-targets';
import { everyPage, someBlogPages } from '../visitor/addresses';
import { expect, test } from '../visitor/test';

for (const path of someBlogPages) {
  test(`${path} has no violation, on a wide screen and on a phone`, async ({ page }) => {
    await page.goto(path);
    await expectAccessible(page);
    await page.setViewportSize({ width: 360, height: 740 });
    await expectAccessible(page, ['dark']);
  });
}

test('at 320 px no page scrolls sideways', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of everyPage) {
    await page.goto(path);
    const widest = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(widest, path).toBeLessThanOrEqual(320);
  }
});

test('lists and articles have targets for fingers', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  for (const path of someBlogPages) {
    await page.goto(path);
    expect.soft(await smallTargets(page), path).toEqual([]);
  }
});
