import { paths } from '@lawyers/domain';
import type { Locator } from '@playwright/test';
import { expect, test } from '../visitor/test';

// What tells the chosen one where the system has taken all colours away: its edge, in pixels.
function borderWidths(parts: Locator): Promise<string[]> {
  return parts.evaluateAll((all) => all.map((part) => getComputedStyle(part).borderBottomWidth));
}

test.beforeEach(({ page }) => page.emulateMedia({ forcedColors: 'active' }));

test('in forced colours the chosen tab alone is underlined', async ({ page }) => {
  await page.goto(paths.home);
  const tabs = page.getByRole('tab');
  await expect.poll(() => borderWidths(tabs)).toEqual(['3px', '0px']);
  await tabs.last().click();
  await expect.poll(() => borderWidths(tabs)).toEqual(['0px', '3px']);
});

test('in forced colours the button of the page that is shown has a stronger edge', async ({
  page,
}) => {
  await page.goto(paths.blogPage(2));
  const buttons = page.getByRole('navigation', { name: 'Pages of articles' }).getByRole('link');
  expect(await borderWidths(buttons)).toEqual(['1px', '3px']);
});
