import { stripVTControlCharacters } from 'node:util';
import type { Locator, Page } from '@playwright/test';
import { paths } from '@lawyers/domain';
import { movePointerUntil } from '../visitor/open';
import { recordMailResponses } from './record-mail-responses';

/**
 * The forms that the canary sends, since each has a template of its own at the mail service: the case form, to which
 * the search of the home page leads, and the contact form, which the home page contains.
 */
export const canaryForms = ['case', 'contact'] as const;

export type CanaryOptions = {
  readonly form: (typeof canaryForms)[number];
  /** The address of the home page, from which the test starts. */
  readonly url: string;
  /** The visitor's email address in the inquiry. Replies go to it. */
  readonly email: string;
  /** The time limit for each step. */
  readonly timeoutSeconds: number;
};

/**
 * Sends one test inquiry, from the home page to the confirmation. Does not press "Try again", the button that follows a
 * failure, so that the failure is reported and not hidden by a later success.
 *
 * The live site may have been built from older code, so elements are not found by words of the page, but by roles and
 * attributes, such as the names of inputs, which are also names of mail parameters.
 *
 * @returns The line to print for a confirmed inquiry.
 * @throws Error with every response of the mail service, the step that was not completed, and why.
 */
export async function sendTestInquiry(
  page: Page,
  { form: name, url, email, timeoutSeconds }: CanaryOptions,
): Promise<string> {
  const mail = recordMailResponses(page);
  const start = performance.now();
  const secondsSince = (moment: number) => ((performance.now() - moment) / 1_000).toFixed(1);
  page.setDefaultTimeout(timeoutSeconds * 1_000);
  let step = `the home page ${url}`;
  try {
    const answer = await page.goto(url, { waitUntil: 'domcontentloaded' });
    if (!answer?.ok()) throw new Error(`The page answered with status ${answer?.status()}.`);
    if (name === 'case') {
      step = 'the issue and zip code on the home page';
      const zipCode = page.locator('form[method="get"] [name="zipCode"]');
      await zipCode.fill(zipCodeOfNoPlace);
      await zipCode.press('Enter');
      // Waits for the address of the case form, because the home page has a mail form, too, which the next step must
      // not fill in.
      await page.waitForURL(({ pathname }) => pathname.endsWith(paths.intake), commit);
    }
    step = `the ${name} form and its scripts`;
    const form = page.locator('form[novalidate]').filter({ has: page.locator('textarea') });
    // The home page hydrates the contact form only after an interaction.
    await movePointerUntil(page, () => form.waitFor({ timeout: 500 }), timeoutSeconds * 1_000);
    step = `the fields of the ${name} form`;
    await fillRequired(form, { email, phone_number: phone, message: messageFrom(name) });
    const sentAt = performance.now();
    await form.locator('[type="submit"]').click();
    step = 'the confirmation';
    await confirmation(page);
    const sendingSeconds = secondsSince(sentAt);
    step = 'the reference';
    const reference = `${mail.reference()}`;
    await page.getByRole('main').getByText(reference).first().waitFor();
    return (
      `CONFIRMED: ${name} form, reference ${reference}, after ${secondsSince(start)} s, ${sendingSeconds} s of it for sending. ` +
      'Look in the mailbox to see whether the mail arrived.'
    );
  } catch (error) {
    // Playwright colors its messages with escape codes. The service that gets the output of the canary and raises an
    // alarm (docs/run-book.md, "Watch") would show them as text.
    const reason = stripVTControlCharacters((error as Error).message);
    // What the mail service said comes first, since an alarm may show only the beginning of the text.
    throw new Error(
      `NOT CONFIRMED: ${name} form, after ${secondsSince(start)} s. ${mail.describe()} Waiting for ${step}: ${reason}`,
      { cause: error },
    );
  }
}

/**
 * Ends the wait for a page when its response arrives. Each later step waits for the elements that it needs, so a slow
 * picture does not fail the canary.
 */
const commit = { waitUntil: 'commit' } as const;

/**
 * A zip code that no state has. The intake form refuses the zip codes of states that the operator does not serve, but
 * never this one. Together with name and message, it shows the reader of the mail that this is a test.
 */
const zipCodeOfNoPlace = '00000';
const visitor = 'TEST (automatic check, not a person)';
const phone = '(202) 555-0199';
/**
 * The message of the mail. An operator's mail filter looks for the sentence with the name of the form
 * (docs/run-book.md, "Watch"), so that an alarm is raised if the mails of one form stop arriving.
 */
const messageFrom = (form: CanaryOptions['form']) =>
  `TEST. This is an automatic check of the ${form} form, not an inquiry. Nobody is waiting for an answer. Please delete it.`;

/**
 * Fills in the visible required inputs and text areas that are empty, which the browser counts as `:invalid`: with the
 * answer to the input's name, or else with the name of the visitor.
 */
async function fillRequired(
  form: Locator,
  answers: Readonly<Record<string, string>>,
): Promise<void> {
  const names = await form
    .locator(':is(input, textarea):required:invalid:visible')
    .evaluateAll((fields: readonly HTMLInputElement[]) => fields.map((field) => field.name));
  for (const one of names) await form.locator(`[name="${one}"]`).fill(answers[one] ?? visitor);
}

/**
 * Waits for the confirmation page of any language; their paths have the same end.
 * @throws Error with the text of the alert if one appears instead, or Playwright's timeout error if neither appears.
 */
async function confirmation(page: Page): Promise<void> {
  const alert = page.getByRole('main').getByRole('alert').first();
  const alertText = await Promise.race([
    page.waitForURL(({ pathname }) => pathname.endsWith(paths.confirm), commit),
    alert.waitFor().then(() => alert.innerText()),
  ]);
  if (typeof alertText === 'string') {
    throw new Error(
      `The site tells the visitor: "${alertText.replace(/\s+/g, ' ').slice(0, 300)}"`,
    );
  }
}
