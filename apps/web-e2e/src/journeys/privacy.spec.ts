import { intakeHref, paths } from '@lawyers/domain';
import { servedZip } from '@lawyers/domain/sample-answers';
import { expectNoTrace, watchPrivacy } from '../checks/privacy-traces';
import { watchPolicy } from '../checks/watch-policy';
import { createVisitor } from '../visitor/form-fixtures';
import { findLawyer } from '../visitor/hero';
import { fillIntake, send } from '../visitor/mail-form';
import { openHydrated, hydrate } from '../visitor/open';
import { confirmedReference, errorSummary } from '../visitor/outcome';
import { sandboxSite } from '../visitor/sandbox-site';
import { expect, test } from '../visitor/test';

test('a visit from home, with errors, to the confirmation stores nothing, keeps to the policy, and contacts only the site and the mail service', async ({
  page,
  context,
}) => {
  // Its words appear nowhere else on the site.
  const visitor = {
    ...createVisitor(),
    user: 'Quillonia Brambleworth',
    phone_number: '202-555-0187',
    message: 'Kestrelmoor happened to me.',
  };
  const problems = await watchPolicy(page);
  const traces = await watchPrivacy(context);
  await openHydrated(page, paths.home);
  await findLawyer(page, 'Sex Assault', '12');
  await findLawyer(page, 'Sex Assault', servedZip);
  await expect(page).toHaveURL(intakeHref('Sex Assault', servedZip));
  await hydrate(page);
  await fillIntake(page, { ...visitor, email: 'quillonia@nowhere' });
  await send(page);
  await expect(errorSummary(page)).toBeVisible();
  await fillIntake(page, visitor);
  await page.waitForLoadState('networkidle');
  const elsewhere = () => traces.requests.filter((one) => !one.startsWith(sandboxSite.url));
  expect(elsewhere()).toEqual([]);

  await send(page);
  await confirmedReference(page);
  expect(new Set(elsewhere())).toEqual(new Set([`${sandboxSite.mailService}/api/v1.0/email/send`]));
  await expectNoTrace(context, traces, visitor);
  expect(await problems()).toEqual([]);
});
