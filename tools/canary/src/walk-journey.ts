import { caseInquiryForm, paths } from '@lawyers/domain';
import type { Page } from '@playwright/test';
import type { TestInquiry } from './test-inquiry';

export type Confirmation = {
  readonly reference: string;
  /** From the click on Send to the confirmation. */
  readonly sendingSeconds: number;
};

/**
 * Walks from the home page to the confirmation as a visitor would: once, without trying again, and without an end of
 * its own. `waitFor` is told what the walk waits for next.
 *
 * @throws Error that says in one sentence what kept the inquiry from being confirmed
 */
export async function walkJourney(
  page: Page,
  url: string,
  inquiry: TestInquiry,
  waitFor: (what: string) => void,
): Promise<Confirmation> {
  page.setDefaultTimeout(0);

  waitFor(`the home page ${url}`);
  await open(page, url);

  waitFor('the issue and zip code on the home page');
  const hero = page.locator('form', { has: page.getByRole('button', { name: 'Find Lawyer' }) });
  await hero.getByLabel('Issue', { exact: true }).selectOption(inquiry.issue);
  await hero.getByLabel('Zip code', { exact: true }).fill(inquiry.zipCode);
  await hero.getByRole('button', { name: 'Find Lawyer' }).click();

  waitFor('the case form and its scripts');
  const form = page.locator('form[novalidate]', { has: page.locator('textarea') });
  await form.waitFor();

  waitFor('the fields of the case form');
  for (const row of ['user', 'email', 'phone_number', 'message'] as const) {
    await form.getByLabel(caseInquiryForm[row].label, { exact: true }).fill(inquiry[row]);
  }
  const start = performance.now();
  await form.getByRole('button', { name: 'Send', exact: true }).click();

  waitFor('the confirmation');
  await confirmation(page);
  const sendingSeconds = (performance.now() - start) / 1_000;
  return { reference: await shownReference(page), sendingSeconds };
}

async function open(page: Page, url: string): Promise<void> {
  const answer = await page.goto(url, { waitUntil: 'domcontentloaded' }).catch((error: Error) => {
    const reason = /net::\w+/.exec(error.message)?.[0] ?? error.message;
    throw new Error(`The page ${url} could not be reached (${reason}).`);
  });
  if (answer && !answer.ok()) {
    throw new Error(`The page ${url} answered with status ${answer.status()}.`);
  }
}

/** Waits for the confirmation page; an alert that comes instead is what the site tells its visitor. */
async function confirmation(page: Page): Promise<void> {
  const alert = page.getByRole('main').getByRole('alert').first();
  const said = await Promise.race([
    page.waitForURL(({ pathname }) => pathname.startsWith(paths.confirm)),
    alert.waitFor().then(() => alert.innerText()),
  ]);
  if (typeof said === 'string') {
    throw new Error(`The site tells the visitor: "${said.replace(/\s+/g, ' ').slice(0, 300)}"`);
  }
}

async function shownReference(page: Page): Promise<string> {
  const main = page.getByRole('main');
  await main.getByRole('heading', { level: 1 }).waitFor();
  const reference = /:\s+([2-9A-Z]{8})$/m.exec(await main.innerText())?.[1];
  if (reference) return reference;
  throw new Error(`${new URL(page.url()).pathname} came, but shows no reference.`);
}
