import { intakeHref } from '@lawyers/domain';
import { expectNoLayoutShift, layoutShiftWidths } from '../checks/layout-shift';
import { expectStableWhileParsed } from '../checks/partial-page';
import { corePages } from '../visitor/addresses';
import { test } from '../visitor/test';

for (const width of layoutShiftWidths) {
  test(`fixed pages load without layout shifts at ${width} px`, async ({ page }) => {
    await expectNoLayoutShift(page, width, [...corePages, intakeHref('Partner Violence', '90210')]);
  });
}

test('fixed pages can be painted before they are parsed to the end', async ({ page }) => {
  await expectStableWhileParsed(page, corePages);
});
