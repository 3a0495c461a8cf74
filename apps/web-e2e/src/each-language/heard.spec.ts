import type { Page } from '@playwright/test';
import {
  intakeForm,
  intakeHref,
  language,
  messages,
  paths,
  responseTime,
  servedStatesSentence,
  site,
  t,
} from '@lawyers/domain';
import { servedZip } from '@lawyers/domain/sample-answers';
import { fakeExitPage, pressKeys } from '../visitor/exit';
import { createVisitor } from '../visitor/form-fixtures';
import { findLawyer, heroOf } from '../visitor/hero';
import { setFault } from '../visitor/inbox';
import { referenceLine } from '../visitor/labels';
import { field, fillIntake, sendButton } from '../visitor/mail-form';
import { hydrate, openHydrated } from '../visitor/open';
import { confirmedReference, errorSummary, failurePanel } from '../visitor/outcome';
import { sandboxSite } from '../visitor/sandbox-site';
import { listen } from '../visitor/screen-reader';
import { expect, test } from '../visitor/test';

// What a blind visitor hears, as files to read: `heard/*.txt`. After a change that is meant, read the difference that
// `--update-snapshots` writes.

// A question on the language of the answer, and so a line more, only where there are several.
test.skip(site.languages.length === 1, 'The transcripts are of a site in two languages.');

const start = intakeHref('Partner Violence', servedZip);

/** Facts that an operator changes, and values of one visit. */
const facts: readonly (readonly [string | RegExp, string])[] = [
  [servedStatesSentence(), '{states served}'],
  [responseTime, '{response time}'],
  [site.company, '{company}'],
  [site.responsibleFirm.name, '{firm}'],
  [site.callerId, '{caller id}'],
  [sandboxSite.phone, '{phone}'],
  [servedZip, '{zip}'],
];

function expectHeard(name: string, lines: readonly string[]): void {
  let text = lines.join('\n').trim();
  for (const [fact, mask] of facts) if (fact) text = text.replaceAll(fact, mask);
  const reference = referenceLine.exec(text)?.groups?.['reference'];
  if (reference) text = text.replaceAll(reference, '{reference}');
  expect(`${text}\n`).toMatchSnapshot(`${name}.${language}.txt`);
}

const enter = (page: Page) => page.keyboard.press('Enter');

test('finding a lawyer, from the hero to the intake form', async ({ page }) => {
  const { lines, step, read } = await listen(page);
  await step(
    'opens the home page',
    () => openHydrated(page, paths.home),
    () => Promise.resolve(),
  );
  const { dropdown, zip, find, error } = heroOf(page);
  await step(
    'goes to the list',
    () => dropdown.focus(),
    () => expect(dropdown).toBeFocused(),
  );
  await step(
    'goes to the zip code',
    () => zip.focus(),
    () => expect(zip).toBeFocused(),
  );
  await step(
    'presses Enter without a zip code',
    () => enter(page),
    () => expect(error).toBeVisible(),
  );
  await step(
    'types the zip code',
    () => zip.fill(servedZip),
    () => expect(error).toBeEmpty(),
  );
  await step(
    'presses the button',
    async () => {
      await find.focus();
      await findLawyer(page, 'Partner Violence', servedZip);
    },
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
  await step(
    'opens the intake form',
    () => openHydrated(page, start),
    () => Promise.resolve(),
  );
  await step(
    'presses Send in the empty form',
    async () => {
      await sendButton(page).focus();
      await enter(page);
    },
    () => expect(errorSummary(page)).toBeFocused(),
  );
  await step(
    'follows the error of the email',
    () =>
      page.getByRole('link', { name: messages.required(intakeForm.email.label) }).press('Enter'),
    () => expect(email).toBeFocused(),
  );
  const visitor = createVisitor();
  await step(
    'fills in everything',
    () => fillIntake(page, visitor),
    () => expect(errorSummary(page)).toBeHidden(),
  );
  await setFault({ kind: 'latency', ms: 500, email: visitor.email });
  await step(
    'presses Send',
    async () => {
      await sendButton(page).focus();
      await enter(page);
    },
    () => confirmedReference(page),
  );
  await read('reads the page', 'main');
  expectHeard('errors-then-sent', lines);
});

test('a message that the service refuses, then copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { lines, step } = await listen(page);
  const visitor = createVisitor();
  await setFault({ kind: 'status', status: 400, times: 'always', email: visitor.email });
  await openHydrated(page, start);
  await fillIntake(page, visitor);
  await step(
    'presses Send',
    async () => {
      await sendButton(page).focus();
      await enter(page);
    },
    () => expect(failurePanel(page)).toBeFocused(),
  );
  const copy = failurePanel(page).getByRole('button', {
    name: t({ en: 'Copy my message', es: 'Copiar mi mensaje' }),
  });
  await step(
    'copies the message',
    () => copy.press('Enter'),
    () => expect(failurePanel(page).getByRole('status')).not.toBeEmpty(),
  );
  expectHeard('refused-then-copied', lines);
});

test('leaving with Shift', async ({ page }) => {
  let answer!: () => void;
  const answered = new Promise<void>((resolve) => (answer = resolve));
  await fakeExitPage(page, () => answered);
  const { lines, step } = await listen(page);
  await openHydrated(page, paths.contact);
  const status = page.locator('[data-exit-status]');
  for (const times of ['first', 'second'])
    await step(
      `presses Shift a ${times} time`,
      () => pressKeys(page, 'Shift'),
      () => expect(status).not.toBeEmpty(),
    );
  await step(
    'presses Shift a third time',
    () => pressKeys(page, 'Shift'),
    () => expect(page.locator('html')).toHaveAttribute('data-leaving'),
  );
  answer();
  await step(
    'arrives',
    () => expect(page).toHaveURL(site.exit),
    () => Promise.resolve(),
  );
  expectHeard('leave-with-shift', lines);
});
