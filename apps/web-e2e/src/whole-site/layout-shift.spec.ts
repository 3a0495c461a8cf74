import { expectNoLayoutShift, layoutShiftWidths } from '../checks/layout-shift';
import { someBlogPages } from '../visitor/addresses';
import { test } from '../visitor/test';

for (const width of layoutShiftWidths) {
  test(`article lists and articles load without layout shifts at ${width} px`, async ({ page }) => {
    await expectNoLayoutShift(page, width, someBlogPages);
  });
}
