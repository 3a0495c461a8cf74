import { intakeHref } from '@lawyers/domain';
import { expectNoLayoutShift, layoutShiftWidths } from '../checks/layout-shift';
import { fixedPages } from '../visitor/addresses';
import { test } from '../visitor/test';

for (const width of layoutShiftWidths) {
  test(`nothing moves while a fixed page comes, ${width} px wide`, async ({ page }) => {
    await expectNoLayoutShift(page, width, [
      ...fixedPages,
      intakeHref('Partner Violence', '90210'),
    ]);
  });
}
