import { expectNoLayoutShift, layoutShiftWidths } from '../checks/layout-shift';
import { expectStableWhileParsed } from '../checks/partial-page';
import { someBlogPages } from '../visitor/addresses';
import { test } from '../visitor/test';

for (const width of layoutShiftWidths) {
  test(`article lists and articles load without layout shifts at ${width} px`, async ({ page }) => {
    await expectNoLayoutShift(page, width, someBlogPages);
  });
}

test('article lists and articles can be painted before they are parsed to the end', async ({
  page,
}) => {
  await expectStableWhileParsed(page, someBlogPages);
});
