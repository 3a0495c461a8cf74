import { intakeHref } from '@lawyers/domain';
import { expectNoLayoutShift, layoutShiftWidths } from '../checks/layout-shift';
import { corePages } from '../visitor/addresses';
import { test } from '../visitor/test';

for (const width of layoutShiftWidths) {
  test(`fixed pages load without layout shifts at ${width} px`, async ({ page }) => {
    await expectNoLayoutShift(page, width, [...corePages, intakeHref('Partner Violence', '90210')]);
  });
}
