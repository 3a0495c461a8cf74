import type { Locator, Page } from '@playwright/test';
import {
  errorMessages,
  intakeForm,
  intakeHref,
  invalidZipMessage,
  language,
  paths,
  responseTime,
  servedStatesSentence,
  site,
  t,
} from '@lawyers/domain';
import { servedZip } from '@lawyers/domain/sample-answers';
import { fakeExitPage, pressKeys } from '../visitor/exit';
import { createAnswers } from '../visitor/form-fixtures';
import { heroOf } from '../visitor/hero';
import { setFault } from '../visitor/inbox';
import { field, fillIntake, sendButton } from '../visitor/mail-form';
import { hydrate, openHydrated } from '../visitor/open';
import { confirmedReference, errorSummary, failurePanel, referenceIn } from '../visitor/outcome';
import { sandboxSite } from '../visitor/sandbox-site';
import { listen } from '../visitor/screen-reader';
import { expect, test } from '../visitor/test';

// Transcripts of what a screen reader says, as files to read: `heard/*.txt`. After an intended change, run the test
// with `--update-snapshots`, and read what has changed in the files.

// With one language, the forms do not ask in which language to answer, so the transcripts would lack a line.
test.skip(site.languages.length === 1, 'The transcripts are of a site in two languages.');

const start = intakeHref('Partner Violence', servedZip);

/**
 * Facts that an operator changes, each with the placeholder that replaces it in the transcripts. `expectHeard` adds the
 * reference of the inquiry, which differs between visits.
 */
const facts: readonly (readonly [string, string])[] = [
  [servedStatesSentence(), '{states served}'],
  [responseTime, '{response time}'],
  [site.company, '{company}'],
  [site.responsibleFirm.name, '{firm}'],
  [site.callerId, '{caller id}'],
  [sandboxSite.phone, '{phone}'],
  [servedZip, '{zip}'],
];

function expectHeard(name: string, lines: readonly string[], reference = ''): void {
  const masks = reference ? [...facts, [reference, '{reference}'] as const] : facts;
  const text = masks.reduce(
    (masked, [fact, mask]) => (fact ? masked.replaceAll(fact, mask) : masked),
    lines.join('\n').trim(),
  );
  expect(`${text}\n`).toMatchSnapshot(`${name}.${language}.txt`);
}

const enter = (page: Page) => page.keyboard.press('Enter');
const focus = (one: Locator) => [() => one.focus(), () => expect(one).toBeFocused()] as const;
const nothing = () => Promise.resolve();

test('finding a lawyer, from the hero to the intake form', async ({ page }) => {
  const { lines, step, read } = await listen(page);
  const { dropdown, zip, find, error } = heroOf(page);
  await step('opens the home page', () => openHydrated(page, paths.home), nothing);
  await step('goes to the list', ...focus(dropdown));
  await dropdown.selectOption('Partner Violence');
  await step('chooses an issue, and goes to the zip code', ...focus(zip));
  await step(
    'presses Enter without a zip code',
    () => enter(page),
    () => expect(error).toHaveText(invalidZipMessage),
  );
  await step(
    'types the zip code',
    () => zip.fill(servedZip),
    () => expect(error).toBeEmpty(),
  );
  await step('goes to the button', ...focus(find));
  await step(
    'presses it',
    () => enter(page),
    async () => {
      await expect(page).toHaveURL(start);
      await hydrate(page);
    },
  );
  await read('reads the page', 'main');
  expectHeard('find-a-lawyer', lines);
});

test('errors in the intake form, then sent', async ({ page }) => {
  const { lines, step, read } = await listen(page);
  const email = field(page, intakeForm.email.label);
  await step('opens the intake form', () => openHydrated(page, start), nothing);
  await step('goes to Send', ...focus(sendButton(page)));
  await step(
    'presses it, with nothing filled in',
    () => enter(page),
    () => expect(errorSummary(page)).toBeFocused(),
  );
  const error = page.getByRole('link', { name: errorMessages.required(intakeForm.email.label) });
  await step('goes to the error of the email', ...focus(error));
  await step(
    'follows it',
    () => enter(page),
    () => expect(email).toBeFocused(),
  );
  const answers = createAnswers();
  await fillIntake(page, answers);
  await expect(errorSummary(page)).toBeHidden();
  await setFault({ kind: 'latency', ms: 500, email: answers.email });
  await step('fills in everything, and goes to Send', ...focus(sendButton(page)));
  await step(
    'presses it',
    () => enter(page),
    () => confirmedReference(page),
  );
  await read('reads the page', 'main');
  expectHeard('errors-then-sent', lines, await confirmedReference(page));
});

test('a message that the service refuses, then copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { lines, step } = await listen(page);
  const answers = createAnswers();
  await setFault({ kind: 'status', status: 400, times: 'always', email: answers.email });
  await openHydrated(page, start);
  await fillIntake(page, answers);
  await step('goes to Send', ...focus(sendButton(page)));
  const panel = failurePanel(page);
  await step(
    'presses it',
    () => enter(page),
    () => expect(panel).toBeFocused(),
  );
  const copy = panel.getByRole('button', { name: copyMessage });
  await step('goes to the button that copies', ...focus(copy));
  await step(
    'presses it',
    () => enter(page),
    () => expect(panel.getByRole('status')).not.toBeEmpty(),
  );
  expectHeard('refused-then-copied', lines, await referenceIn(panel));
});

const copyMessage = t({ en: 'Copy my message', es: 'Copiar mi mensaje' });

test('leaving with Shift', async ({ page }) => {
  const { lines, heard, step } = await listen(page);
  // Delays the exit page until the status "Leaving this site" was announced. The fake page answers at once, so the page
  // that is left would otherwise have no time for the announcement.
  await fakeExitPage(page, () =>
    expect.poll(() => heard.some(({ kind }) => kind === 'status')).toBe(true),
  );
  const status = page.locator('[data-exit-status]');
  await step('opens the contact page', () => openHydrated(page, paths.contact), nothing);
  for (const time of ['once', 'again']) {
    await step(
      `presses Shift ${time}`,
      () => pressKeys(page, 'Shift'),
      () => expect(status).not.toBeEmpty(),
    );
  }
  await step(
    'presses Shift a third time',
    () => pressKeys(page, 'Shift'),
    async () => {
      await expect(page).toHaveURL(site.exit);
      await expect.poll(() => heard.some(({ kind }) => kind === 'page')).toBe(true);
    },
  );
  expectHeard('leave-with-shift', lines);
});
