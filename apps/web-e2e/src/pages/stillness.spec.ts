import { intakeHref } from '@lawyers/domain';
import { expectStillness, stillWidths } from '../checks/stillness';
import { fixedPages } from '../visitor/addresses';
import { test } from '../visitor/test';

for (const width of stillWidths) {
  test(`nothing moves while a fixed page comes, ${width} px wide`, async ({ page }) => {
    await expectStillness(page, width, [...fixedPages, intakeHref('Partner Violence', '90210')]);
  });
}
