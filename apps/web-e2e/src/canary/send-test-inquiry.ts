import { stripVTControlCharacters } from 'node:util';
import type { Page } from '@playwright/test';
import { issueNames, paths } from '@lawyers/domain';
import type { TypedAnswers } from '../visitor/form-fixtures';
import { findLawyer } from '../visitor/hero';
import { referenceLine } from '../visitor/labels';
import { fillIntake, mailForm, send } from '../visitor/mail-form';
import { recordMailResponses } from './mail-responses';

export type CanaryOptions = {
  /** The home page to start from. */
  readonly url: string;
  /** The visitor's email address in the inquiry; replies go there. */
  readonly email: string;
  /** The limit for each step. */
  readonly timeoutSeconds: number;
};

/**
 * Sends one test inquiry from the home page to the confirmation. Does not press Try again.
 *
 * @returns The line to print for a confirmed inquiry.
 * @throws Error with every response of the mail service, the pending step, and the reason why it failed or that its time
 *   was up.
 */
export async function sendTestInquiry(
  page: Page,
  { url, email, timeoutSeconds }: CanaryOptions,
): Promise<string> {
  const mailResponses = recordMailResponses(page);
  const start = performance.now();
  const secondsSince = (moment: number) => ((performance.now() - moment) / 1_000).toFixed(1);
  page.setDefaultTimeout(timeoutSeconds * 1_000);
  let step = `the home page ${url}`;
  try {
    const answer = await page.goto(url, { waitUntil: 'domcontentloaded' });
    if (!answer?.ok()) throw new Error(`The page answered with status ${answer?.status()}.`);
    step = 'the issue and zip code on the home page';
    await findLawyer(page, issueNames[0]!, zipCodeOfNoPlace);
    step = 'the case form and its scripts';
    await page.locator('form[novalidate]').and(mailForm(page)).waitFor();
    step = 'the fields of the case form';
    await fillIntake(page, { ...testAnswers, email });
    const sentAt = performance.now();
    await send(page);
    step = 'the confirmation';
    await confirmation(page);
    const sendingSeconds = secondsSince(sentAt);
    return (
      `CONFIRMED: reference ${await shownReference(page)}, after ${secondsSince(start)} s, ${sendingSeconds} s of it for sending. ` +
      'Look in the mailbox to see whether the mail arrived.'
    );
  } catch (error) {
    // Playwright colors its messages, which a ping shows as codes.
    const reason = stripVTControlCharacters((error as Error).message);
    // The mail service first, since an alarm may show only the beginning.
    throw new Error(
      `NOT CONFIRMED after ${secondsSince(start)} s. ${mailResponses()} Waiting for ${step}: ${reason}`,
      { cause: error },
    );
  }
}

/** With the name and the message, it shows a reader of the mail that this is a test. */
const zipCodeOfNoPlace = '00000';
const testAnswers: Omit<TypedAnswers, 'email'> = {
  user: 'TEST (automatic check, not a person)',
  phone_number: '(202) 555-0199',
  message:
    'TEST. This is an automatic check of the website, not an inquiry. Nobody is waiting for an answer. Please delete it.',
};

/** Waits for the confirmation page. @throws Error with the text of the alert that appears instead. */
async function confirmation(page: Page): Promise<void> {
  const alert = page.getByRole('main').getByRole('alert').first();
  const alertText = await Promise.race([
    page.waitForURL(({ pathname }) => pathname.startsWith(paths.confirm)),
    alert.waitFor().then(() => alert.innerText()),
  ]);
  if (typeof alertText === 'string') {
    throw new Error(
      `The site tells the visitor: "${alertText.replace(/\s+/g, ' ').slice(0, 300)}"`,
    );
  }
}

async function shownReference(page: Page): Promise<string> {
  const main = page.getByRole('main');
  await main.getByRole('heading', { level: 1 }).waitFor();
  const reference = referenceLine.exec(await main.innerText())?.groups?.['reference'];
  if (reference) return reference;
  throw new Error(`${new URL(page.url()).pathname} came, but shows no reference.`);
}
