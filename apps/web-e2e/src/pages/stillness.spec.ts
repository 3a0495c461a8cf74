import { intakeHref } from '@lawyers/domain';
import { fixedPages } from '../addresses';
import { test } from '../journey';
import { expectStillness, stillWidths } from '../stillness';

for (const width of stillWidths) {
  test(`nothing moves while a fixed page comes, ${width} px wide`, async ({ page }) => {
    await expectStillness(page, width, [...fixedPages, intakeHref('Partner Violence', '90210')]);
  });
}
