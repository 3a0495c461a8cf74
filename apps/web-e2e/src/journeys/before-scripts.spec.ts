import { intakeForm, intakeHref, paths } from '@lawyers/domain';
import { openWithDelayedScripts } from '../visitor/delayed-scripts';
import { createVisitor } from '../visitor/form-fixtures';
import { onlyMessageFrom, onlyMessageOf } from '../visitor/inbox';
import { field, fillIntake, fillContact, send, sendButton } from '../visitor/mail-form';
import { confirmedReference, errorSummary } from '../visitor/outcome';
import { otherScripts } from '../visitor/page-script';
import { sandboxSite } from '../visitor/sandbox-site';
import { expect, test } from '../visitor/test';

const withQuery = intakeHref('Partner Violence', '90210');

test('a message sent before hydration is deferred, then confirmed', async ({ page }) => {
  const visitor = createVisitor();
  const release = await openWithDelayedScripts(page, paths.contact, await otherScripts(page));
  await page.waitForLoadState('load');
  await fillContact(page, visitor, 'Sex Assault');
  await send(page);
  await send(page);
  release();
  const message = await onlyMessageOf(await confirmedReference(page));
  expect(message.parameters).toMatchObject({ message: visitor.message });
});

test('a click of assistive software, without pointer or focus, starts hydration', async ({
  page,
}) => {
  await page.goto(paths.contact);
  await page.waitForLoadState('load');
  await sendButton(page).evaluate((button: HTMLElement) => button.click());
  await expect(errorSummary(page)).toBeFocused();
});

test('when the hydration script cannot be loaded, the browser posts the form with the issue and zip code of the address', async ({
  page,
}) => {
  const visitor = createVisitor();
  await page.route(await otherScripts(page), (route) => route.abort());
  await page.goto(withQuery);
  await expect(field(page, intakeForm.accidentId.label)).toHaveValue('Partner Violence');
  await expect(field(page, intakeForm.zipCode.label)).toHaveValue('90210');
  await fillIntake(page, visitor);
  await send(page);
  await expect(page).toHaveURL(sandboxSite.formPost);
  const { parameters } = await onlyMessageFrom(visitor.email);
  expect(parameters).toMatchObject({
    accidentId: 'Partner Violence',
    zipCode: '90210',
    left_as_preset: expect.stringContaining('not known'),
  });
});

for (const [what, path, expected] of [
  ['the home page fetches no module', paths.home, { fetched: false, hydrated: false }],
  ['the contact page fetches its modules', paths.contact, { fetched: true, hydrated: false }],
  ['the intake page fetches its modules', paths.intake, { fetched: true, hydrated: false }],
  ['the intake page with a query hydrates', withQuery, { fetched: true, hydrated: true }],
] as const) {
  test(`without interaction ${what}`, async ({ page }) => {
    await page.clock.install();
    // Chromium may report its pointer over a new page, as if it had been moved.
    await page.addInitScript(() =>
      addEventListener('pointermove', (event) => event.stopImmediatePropagation(), true),
    );
    const requests: URL[] = [];
    page.on('request', (request) => requests.push(new URL(request.url())));
    const isOther = await otherScripts(page);
    const state = async () => ({
      // The home page has a script for its tabs.
      fetched: requests.filter(isOther).length > 1,
      hydrated: (await page.locator('[data-island]').count()) === 0,
    });
    await page.goto(path, { waitUntil: 'networkidle' });
    // Longer than the timeout of any idle callback.
    await page.clock.runFor(3_000);
    await page.waitForLoadState('networkidle');
    await expect.poll(state).toEqual(expected);
  });
}
