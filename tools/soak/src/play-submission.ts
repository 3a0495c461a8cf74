import { caseInquiryForm, intakeHref, paths } from '@lawyers/domain';
import type { Browser, Locator, Page } from '@playwright/test';
import type { PlayedSubmission } from './played-submission';
import type { SandboxClient } from './sandbox-client';
import type { SubmissionPlan } from './submission-plan';

type Seen = Omit<PlayedSubmission, 'mails' | 'requests'>;

/** Longer than any outcome may take, so that a late one is seen as late and not as none. */
const longestLook = 65_000;

/** Fills in the form as a visitor would, in a browser context of its own, sends it and looks at what comes of it. */
export async function playSubmission(
  browser: Browser,
  siteUrl: string,
  sandbox: SandboxClient,
  plan: SubmissionPlan,
): Promise<Seen> {
  // Without motion the spinner leaves the processor to the others.
  const context = await browser.newContext({ baseURL: siteUrl, reducedMotion: 'reduce' });
  let attempts = 0;
  context.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/email/send')) attempts += 1;
  });
  const seen = { plan, outcome: 'nothing', ref: '', seconds: 0, intact: false } as const;
  try {
    const page = await context.newPage();
    for (const fault of plan.faults) await sandbox.setFault(fault, plan.written.email);
    await page.goto(intakeHref(plan.issue, plan.zipCode));
    const form = mailForm(page);
    await page.locator('form[novalidate]').and(form).waitFor();
    await fill(form, plan);
    const before = await fieldsOf(form);
    const start = performance.now();
    await form.getByRole('button', { name: 'Send', exact: true }).click();
    const outcome = await outcomeOf(page);
    const seconds = (performance.now() - start) / 1_000;
    const ref = outcome === 'nothing' ? '' : await shownReference(page);
    const intact = outcome === 'panel' && (await fieldsOf(form)) === before;
    const mailsAtOutcome = ref === '' ? 0 : (await sandbox.messagesOf(ref)).length;
    return { plan, outcome, ref, seconds, intact, attempts, mailsAtOutcome };
  } catch (error) {
    return { ...seen, attempts, mailsAtOutcome: 0, broken: String(error) };
  } finally {
    await context.close();
  }
}

function mailForm(page: Page): Locator {
  return page.locator('form').filter({ has: page.locator('textarea') });
}

async function fill(form: Locator, { written, period, stay, fault }: SubmissionPlan) {
  for (const [row, text] of Object.entries(written)) {
    const { label } = caseInquiryForm[row as keyof typeof written];
    await form.getByLabel(new RegExp(`^${label}( \\(optional\\))?$`)).fill(text);
  }
  await form.getByLabel(caseInquiryForm.period.label, { exact: true }).selectOption(period);
  await form.getByLabel(caseInquiryForm.stay.label, { exact: true }).selectOption(stay.label);
  await form
    .getByRole('group', { name: caseInquiryForm.fault.label, exact: true })
    .getByLabel(fault, { exact: true })
    .check();
}

/** Every field of the form, hidden ones too, in one text to compare. */
function fieldsOf(form: Locator): Promise<string> {
  return form.evaluate((element: HTMLFormElement) =>
    JSON.stringify([...new FormData(element)].map(([name, value]) => [name, String(value)])),
  );
}

async function outcomeOf(page: Page): Promise<'confirmed' | 'panel' | 'nothing'> {
  const panel = page.getByRole('alert', { name: 'Your message is not confirmed' });
  return Promise.any([
    page
      .waitForURL((url) => url.pathname === paths.confirm, { timeout: longestLook })
      .then(() => 'confirmed' as const),
    panel.waitFor({ timeout: longestLook }).then(() => 'panel' as const),
  ]).catch(() => 'nothing' as const);
}

async function shownReference(page: Page): Promise<string> {
  const line = page.getByText(/^Your reference: [2-9A-Z]{8}$/);
  return (await line.innerText({ timeout: 5_000 })).slice(-8);
}
