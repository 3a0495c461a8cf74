import { setTimeout } from 'node:timers/promises';
import { intakeHref, site } from '@lawyers/domain';
import { pressKeys, fakeExitPage } from '../visitor/exit';
import { createVisitor } from '../visitor/form-fixtures';
import { requestsOf, setFault } from '../visitor/inbox';
import { fillIntake, send } from '../visitor/mail-form';
import { openHydrated } from '../visitor/open';
import { presetReference } from '../visitor/preset-reference';
import { expect, test } from '../visitor/test';

test('nothing is sent again after Exit, although the exit page is slow', async ({ page }) => {
  await fakeExitPage(page);
  await page.route(`${site.exit}**`, async (route) => {
    // Longer than any delay before the next attempt.
    await setTimeout(2_500);
    await route.fallback();
  });
  const ref = await presetReference(page);
  await setFault({ ref, kind: 'status', status: 503, times: 'always' });
  await openHydrated(page, intakeHref('Partner Violence', '90210'));
  await fillIntake(page, createVisitor());
  const refused = page.waitForResponse((response) => response.status() === 503);
  await send(page);
  await refused;
  await pressKeys(page, 'Shift', 'Shift', 'Shift');
  await expect(page).toHaveURL(site.exit);
  expect(await requestsOf(ref)).toHaveLength(1);
});
