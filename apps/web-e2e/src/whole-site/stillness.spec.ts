import { someBlogPages } from '../addresses';
import { test } from '../journey';
import { expectStillness, stillWidths } from '../stillness';

for (const width of stillWidths) {
  test(`nothing moves while a list or an article comes, ${width} px wide`, async ({ page }) => {
    await expectStillness(page, width, someBlogPages);
  });
}
