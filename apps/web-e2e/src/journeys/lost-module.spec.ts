import type { Page, Route } from '@playwright/test';
import { contactForm, paths, site } from '@lawyers/domain';
import { exitLink, fakeExitPage, pressKeys } from '../visitor/exit';
import { createVisitor } from '../visitor/form-fixtures';
import { onlyMessageFrom } from '../visitor/inbox';
import { expectTypedAnswers, fillContact, fillIntake, send } from '../visitor/mail-form';
import { hydrate } from '../visitor/open';
import { sandboxSite } from '../visitor/sandbox-site';
import { expect, test } from '../visitor/test';

/** Opens a page whose form loses one of its modules, for the first `times` requests. */
async function openWithLoss(
  page: Page,
  path: string,
  lose: (route: Route) => unknown,
  times = Number.POSITIVE_INFINITY,
): Promise<void> {
  await page.goto(path);
  const modules = await page.locator('[data-preload]').getAttribute('data-preload');
  let requests = 0;
  await page.route(`**${modules!.split(' ').at(-1)}`, (route) =>
    requests++ < times ? lose(route) : route.continue(),
  );
  if (lose === hang) await page.clock.install();
  await page.goto(path);
  if (lose !== hang) return;
  // Longer than two requests wait for an answer.
  await page.clock.runFor(30_000);
  await page.clock.resume();
}

const hang = () => undefined;

const note = (page: Page) => page.getByRole('alert').filter({ hasText: sandboxSite.phone });

const losses: Readonly<Record<string, (route: Route) => unknown>> = {
  'is missing': (route) => route.fulfill({ status: 404 }),
  'is a page of another type': (route) =>
    route.fulfill({ contentType: 'text/html', body: '<p>Sign in</p>' }),
  'cannot be reached': (route) => route.abort('connectionreset'),
  hangs: hang,
};

for (const [what, lose] of Object.entries(losses)) {
  test(`when a module of the form ${what}, a note above the form says what sending it does`, async ({
    page,
  }) => {
    await openWithLoss(page, paths.contact, lose);

    await expect(note(page)).toContainText('OK');
    await expect(page.locator('form[novalidate]')).toHaveCount(0);
  });
}

test('a lost module of the form is asked for again, and there is no note', async ({ page }) => {
  await openWithLoss(page, paths.intake, (route) => route.fulfill({ status: 404 }), 1);
  await hydrate(page);

  await expect(note(page)).toBeHidden();
});

test('a form without its island arrives once, and Back shows it empty', async ({ page }) => {
  const visitor = createVisitor();
  await openWithLoss(page, paths.contact, (route) => route.abort());
  await fillContact(page, visitor, 'Sex Assault');

  await send(page);
  await expect(page).toHaveURL(sandboxSite.formPost);
  const { parameters } = await onlyMessageFrom(visitor.email);
  expect(parameters).toMatchObject({ accidentId: 'Sex Assault' });

  await page.goBack();
  await expectTypedAnswers(page, contactForm, undefined);
});

test('Exit works on a form without its island', async ({ page }) => {
  await fakeExitPage(page);
  await openWithLoss(page, paths.intake, (route) => route.abort());
  await fillIntake(page, createVisitor());

  await expect(exitLink(page)).toBeVisible();
  await pressKeys(page, 'Shift', 'Shift', 'Shift');
  await expect(page).toHaveURL(site.exit);
});
