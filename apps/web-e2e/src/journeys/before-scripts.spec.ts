import { test as withScriptErrors, type Page } from '@playwright/test';
import { contactForm, intakeForm, intakeHref, paths } from '@lawyers/domain';
import { otherServedZip, servedZip } from '@lawyers/domain/sample-answers';
import { createAnswers } from '../visitor/form-fixtures';
import { heroOf } from '../visitor/hero';
import { onlyMessageFrom } from '../visitor/inbox';
import {
  expectTypedAnswers,
  field,
  fillContact,
  fillIntake,
  mailForm,
  send,
  unfold,
} from '../visitor/mail-form';
import { hydrate, openHydrated } from '../visitor/open';
import { confirmedReference } from '../visitor/outcome';
import { otherScripts } from '../visitor/page-script';
import { sandboxSite } from '../visitor/sandbox-site';
import { expect, test } from '../visitor/test';

// Nothing is lost that a visitor types, selects, or sends before hydration, or without it.

const withQuery = intakeHref('Partner Violence', servedZip);

// `withScriptErrors` is Playwright's own `test`, which does not fail on errors thrown by scripts. The tests that
// imitate an extension or an old browser cause such errors.
for (const [what, path] of [
  ['the form of the home page', paths.home],
  ['the intake form with issue and zip code', withQuery],
  ['a form to which an extension has added a field', paths.intake],
] as const) {
  withScriptErrors(`${what} keeps every answer given before hydration`, async ({ page }) => {
    const release = await openWithDelayedScripts(page, path);
    if (what.includes('extension'))
      await mailForm(page).evaluate((one) => one.prepend(document.createElement('select')));
    await answerAllQuestions(page);
    const before = await answersOf(page);
    release();
    await hydrate(page);
    // `after` may lack issue and zip code, which the form does not ask for when the query contains them.
    const after = await answersOf(page);
    expect(after.length).toBeGreaterThan(4);
    expect(before).toEqual(expect.arrayContaining(after));
  });
}

test('a message typed during hydration keeps every character and the focus, and a consent withdrawn stays so', async ({
  page,
}) => {
  const release = await openWithDelayedScripts(page, paths.contact);
  const consent = mailForm(page).getByRole('checkbox');
  await consent.check();
  await consent.uncheck();
  const message = field(page, contactForm.message.label);
  await message.click();
  await page.keyboard.type('Please c');
  release();
  await page.keyboard.type('all.\nAn', { delay: 40 });
  await hydrate(page);
  await expect(message).toBeFocused();
  await page.keyboard.type('n');
  await expect(message).toHaveValue('Please call.\nAnn');
  await expect(consent).not.toBeChecked();
});

test('a message typed after a reload, before the scripts arrive, is kept', async ({ page }) => {
  await page.goto(paths.contact);
  const release = await delayScripts(page);
  await page.reload({ waitUntil: 'domcontentloaded' });
  const message = field(page, contactForm.message.label);
  await message.fill('Please call.');
  release();
  await hydrate(page);
  await page.waitForLoadState('load');
  await expect(message).toHaveValue('Please call.');
});

test('a message sent before hydration is deferred, then confirmed', async ({ page }) => {
  const answers = createAnswers();
  // The page stops waiting for its scripts five seconds after the press, and for a module after ten. On a busy machine,
  // the steps of this test may take longer, so timeouts of five seconds or more become a minute. Unit tests cover the
  // real timeouts.
  await page.addInitScript(() => {
    const real = window.setTimeout;
    const longer = (run: TimerHandler, ms = 0, ...more: unknown[]) =>
      real(run, ms < 5_000 ? ms : 60_000, ...more);
    window.setTimeout = longer as typeof setTimeout;
  });
  const release = await openWithDelayedScripts(page, paths.contact, await otherScripts(page));
  await page.waitForLoadState('load');
  await fillContact(page, answers, 'Sex Assault');
  // However often the button is pressed meanwhile, one mail is sent.
  await send(page);
  await send(page);
  release();
  const ref = await confirmedReference(page);
  const { parameters } = await onlyMessageFrom(answers.email);
  expect(parameters).toMatchObject({ inquiry_ref: ref, message: answers.message });
});

test('a picture of an issue that is tapped before any file of a script has come is what the search sends', async ({
  page,
}) => {
  const release = await openWithDelayedScripts(page, paths.home);
  const picture = page.getByRole('radio', { name: 'Partner Violence' });
  await picture.check({ force: true });
  release();
  await hydrate(page);
  await expect(picture).toBeChecked();
  await expect(heroOf(page).dropdown).toHaveValue('Partner Violence');
});

test('without its island a form says what sending does, arrives once with the issue of the address, and is empty after Back', async ({
  page,
}) => {
  const answers = createAnswers();
  await page.route(await otherScripts(page), (route) => route.abort());
  await page.goto(withQuery);
  await fillIntake(page, answers);
  await send(page);
  await expect(page.locator(':focus')).toContainText('OK');
  await sendAgain(page);
  const { parameters } = await onlyMessageFrom(answers.email);
  expect(parameters).toMatchObject({
    accidentId: 'Partner Violence',
    zipCode: servedZip,
    left_as_preset: expect.stringContaining('not known'),
  });
  await page.goBack();
  await expectTypedAnswers(page, intakeForm, undefined);
});

withScriptErrors(
  'a browser too old for the validation script, which throws, posts the form',
  async ({ page }) => {
    await openHydrated(page, paths.contact);
    await fillContact(page, createAnswers(), 'Sex Assault');
    await page.evaluate(() => Reflect.deleteProperty(Object, 'fromEntries'));
    await send(page);
    await expect(page.locator(':focus')).toContainText(sandboxSite.phone);
    await sendAgain(page);
  },
);

/**
 * Presses Send until the browser posts the form. A press directly after the previous one is ignored as a double click.
 */
async function sendAgain(page: Page): Promise<void> {
  await expect(async () => {
    if (page.url() !== sandboxSite.formPost) await send(page);
    await expect(page).toHaveURL(sandboxSite.formPost, { timeout: 500 });
  }).toPass();
}

/**
 * The controls of all questions of the mail form. The honeypot, a hidden field that only bots fill in, is left out by
 * its `tabindex`.
 */
const questions = (page: Page) =>
  mailForm(page).locator(':is(input:not([type="hidden"]):not([tabindex]), select, textarea)[name]');

const answersOf = (page: Page) =>
  questions(page).evaluateAll((all: HTMLInputElement[]) =>
    all.map(({ name, value, checked }) => ({ name, value, checked })),
  );

/**
 * Gives every question an answer other than its preset, which is the first option. Of the radio buttons of a question,
 * all are checked in turn, so the last one stays checked.
 */
async function answerAllQuestions(page: Page): Promise<void> {
  await unfold(page);
  for (const input of await questions(page).all()) {
    const type = await input.evaluate((one: HTMLInputElement) => one.type);
    if (type === 'select-one') await input.selectOption({ index: 1 });
    else if (type === 'radio' || type === 'checkbox') await input.check();
    else if (type === 'textarea') await input.fill(`"quoted" & <tagged>\nSecond line`);
    // All other fields accept five digits, too.
    else await input.fill(otherServedZip);
  }
}

/**
 * Opens a page whose scripts, or only those that match `scripts`, are held back.
 * @returns A function that lets them load.
 */
async function openWithDelayedScripts(
  page: Page,
  address: string,
  scripts?: (url: URL) => boolean,
): Promise<() => void> {
  const release = await delayScripts(page, scripts);
  await page.goto(address, { waitUntil: 'domcontentloaded' });
  await expect(page.locator('form[novalidate]')).toHaveCount(0);
  return release;
}

/**
 * Holds back the scripts of a page, or only those that match `scripts`.
 * @returns A function that lets them load.
 */
async function delayScripts(
  page: Page,
  scripts: string | ((url: URL) => boolean) = '**/*.js',
): Promise<() => void> {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(scripts, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}
