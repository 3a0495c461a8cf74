import { expectStillness, stillWidths } from '../checks/stillness';
import { someBlogPages } from '../visitor/addresses';
import { test } from '../visitor/test';

for (const width of stillWidths) {
  test(`nothing moves while a list or an article comes, ${width} px wide`, async ({ page }) => {
    await expectStillness(page, width, someBlogPages);
  });
}
