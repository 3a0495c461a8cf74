import { expectAccessiblePage } from '../checks/accessibility';
import { someBlogPages } from '../visitor/addresses';
import { test } from '../visitor/test';

for (const path of someBlogPages) {
  test(`${path} has no axe violation, and its targets are large enough on a phone`, async ({
    page,
  }) => {
    await page.goto(path);
    await expectAccessiblePage(page);
  });
}
