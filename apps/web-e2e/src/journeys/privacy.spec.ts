import { intakeForm, contactForm, intakeHref, paths } from '@lawyers/domain';
import { expectNoTrace } from '../checks/no-trace';
import { watchPrivacy, type Traces } from '../checks/privacy-traces';
import { createVisitor } from '../visitor/form-fixtures';
import { findLawyer } from '../visitor/hero';
import { requestsOf } from '../visitor/inbox';
import { fillIntake, send } from '../visitor/mail-form';
import { openHydrated, hydrate } from '../visitor/open';
import { confirmedReference, errorSummary } from '../visitor/outcome';
import { sandboxSite } from '../visitor/sandbox-site';
import { expect, test } from '../visitor/test';

/** Answers whose words appear nowhere else on the site. */
function distinctiveVisitor() {
  return {
    ...createVisitor(),
    user: 'Quillonia Brambleworth',
    phone_number: '202-555-0187',
    message: 'Kestrelmoor happened to me.',
  };
}

function hosts(traces: Traces): readonly string[] {
  return [...new Set(traces.requests.map((address) => new URL(address).origin))].sort();
}

test('a visit from home to the confirmation stores nothing and contacts only the site and the mail service', async ({
  page,
  context,
}) => {
  const visitor = distinctiveVisitor();
  const traces = await watchPrivacy(context);
  await openHydrated(page, paths.home);
  await findLawyer(page, 'Sex Assault', '12');
  await findLawyer(page, 'Sex Assault', '90210');
  await expect(page).toHaveURL(intakeHref('Sex Assault', '90210'));
  await hydrate(page);
  await send(page);
  await fillIntake(page, visitor);
  await page.waitForLoadState('networkidle');
  expect(hosts(traces)).toEqual([sandboxSite.url]);

  await send(page);
  const ref = await confirmedReference(page);
  expect(hosts(traces)).toEqual([sandboxSite.url, sandboxSite.mailService]);
  const toMailService = traces.requests.filter((address) => !address.startsWith(sandboxSite.url));
  expect(new Set(toMailService)).toEqual(
    new Set([`${sandboxSite.mailService}/api/v1.0/email/send`]),
  );
  expect(await requestsOf(ref)).toHaveLength(1);
  await expectNoTrace(context, traces, visitor);
});

test('answers that fail validation are sent nowhere', async ({ page, context }) => {
  const visitor = { ...distinctiveVisitor(), email: 'quillonia@nowhere' };
  const traces = await watchPrivacy(context);
  for (const [path, form] of [
    [paths.contact, contactForm],
    [paths.intake, intakeForm],
  ] as const) {
    await openHydrated(page, path);
    for (const key of ['user', 'email', 'phone_number', 'message'] as const) {
      await page.getByLabel(form[key].label, { exact: true }).fill(visitor[key]);
    }
    await send(page);
    await expect(errorSummary(page)).toBeVisible();
  }
  await page.waitForLoadState('networkidle');
  expect(hosts(traces)).toEqual([sandboxSite.url]);
  await expectNoTrace(context, traces, visitor);
});
