import { intakeHref, issueNames } from '@lawyers/domain';
import { expectNoLayoutShift, layoutShiftWidths } from '../checks/layout-shift';
import { expectStableWhileParsed } from '../checks/partial-page';
import { corePages, inEveryLanguage } from '../visitor/addresses';
import { test } from '../visitor/test';
import { servedZip, unservedZip } from '../visitor/zip-codes';

// With a state that is served, and with one that is not, which a notice says.
const intakes = [servedZip, unservedZip].flatMap((zip) =>
  zip ? intakeHref('Partner Violence', zip) : [],
);

for (const width of layoutShiftWidths) {
  test(`fixed pages load without layout shifts at ${width} px`, async ({ page }) => {
    await expectNoLayoutShift(page, width, [...corePages, ...intakes]);
  });
}

test('the help line for the issue in the address shifts nothing on the smallest phone', async ({
  page,
}) => {
  await expectNoLayoutShift(
    page,
    320,
    issueNames.flatMap((issue) => inEveryLanguage(intakeHref(issue, servedZip))),
  );
});

test('fixed pages can be painted before they are parsed to the end', async ({ page }) => {
  await expectStableWhileParsed(page, corePages);
});
