import { expectNoLayoutShift, layoutShiftWidths } from '../checks/layout-shift';
import { someBlogPages } from '../visitor/addresses';
import { test } from '../visitor/test';

for (const width of layoutShiftWidths) {
  test(`nothing moves while a list or an article comes, ${width} px wide`, async ({ page }) => {
    await expectNoLayoutShift(page, width, someBlogPages);
  });
}
