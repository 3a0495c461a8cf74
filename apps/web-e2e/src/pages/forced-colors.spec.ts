import type { Locator } from '@playwright/test';
import { paths } from '@lawyers/domain';
import { expect, test } from '../visitor/test';

// In forced colors only the border width, in pixels, marks the current element.
function borderWidths(elements: Locator): Promise<string[]> {
  return elements.evaluateAll((all) =>
    all.map((element) => getComputedStyle(element).borderBottomWidth),
  );
}

test.beforeEach(({ page }) => page.emulateMedia({ forcedColors: 'active' }));

test('only the selected tab is underlined in forced colors', async ({ page }) => {
  await page.goto(paths.home);
  const tabs = page.getByRole('tab');
  await expect.poll(() => borderWidths(tabs)).toEqual(['3px', '0px']);
  await tabs.last().click();
  await expect.poll(() => borderWidths(tabs)).toEqual(['0px', '3px']);
});

test('the current page button has a thicker border in forced colors', async ({ page }) => {
  await page.goto(paths.blogPage(2));
  const buttons = page.getByRole('navigation', { name: 'Pages of articles' }).getByRole('link');
  expect(await borderWidths(buttons)).toEqual(['1px', '3px']);
});
