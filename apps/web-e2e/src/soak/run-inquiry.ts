import type { Locator, Page } from '@playwright/test';
import { intakeForm, intakeHref, paths } from '@lawyers/domain';
import { messagesOf, setFault } from '../visitor/inbox';
import { referenceLine } from '../visitor/labels';
import { answer, field, fillIntake, mailForm, send } from '../visitor/mail-form';
import { failurePanel } from '../visitor/outcome';
import type { InquiryPlan } from './inquiry-plan';
import type { BrowserResult } from './inquiry-result';

/** In ms; longer than the limit for an outcome, so that a late outcome counts as late and not as missing. */
const outcomeTimeout = 65_000;

/** Fills in the intake form, sends it, and records the outcome. Never throws: errors are in `broken`. */
export async function runInquiry(page: Page, plan: InquiryPlan): Promise<BrowserResult> {
  let attempts = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/email/send')) attempts += 1;
  });
  const seen = { plan, outcome: 'nothing', ref: '', seconds: 0, intact: false } as const;
  try {
    for (const fault of plan.faults) await setInquiryFault(fault, plan);
    await page.goto(intakeHref(plan.issue, plan.zipCode));
    const form = mailForm(page);
    await page.locator('form[novalidate]').and(form).waitFor();
    await fill(page, plan);
    const before = await fieldsOf(form);
    const start = performance.now();
    await send(page);
    const outcome = await outcomeOf(page);
    const seconds = (performance.now() - start) / 1_000;
    const ref = outcome === 'nothing' ? '' : await shownReference(page);
    const intact = outcome === 'panel' && (await fieldsOf(form)) === before;
    const mailsAtOutcome = ref === '' ? 0 : (await messagesOf(ref)).length;
    return { plan, outcome, ref, seconds, intact, attempts, mailsAtOutcome };
  } catch (error) {
    return { ...seen, attempts, mailsAtOutcome: 0, broken: String(error) };
  }
}

/** Limits a fault to the inquiry's e-mail address; a preflight fault hits every sender. */
function setInquiryFault(fault: InquiryPlan['faults'][number], plan: InquiryPlan): Promise<void> {
  return setFault(
    fault.kind === 'preflight-latency' ? fault : { ...fault, email: plan.answers.email },
  );
}

async function fill(page: Page, plan: InquiryPlan) {
  const { answers, period, stay, faultAnswer, preferredName } = plan;
  await fillIntake(page, answers);
  await field(page, intakeForm.preferred_name.label).fill(preferredName);
  await field(page, intakeForm.period.label).selectOption(period.label);
  await field(page, intakeForm.stay.label).selectOption(stay.label);
  await answer(page, intakeForm.fault.label, faultAnswer.label).check();
}

/** All fields of the form, including hidden ones, as JSON. */
function fieldsOf(form: Locator): Promise<string> {
  return form.evaluate((element: HTMLFormElement) =>
    JSON.stringify([...new FormData(element)].map(([name, value]) => [name, String(value)])),
  );
}

async function outcomeOf(page: Page): Promise<'confirmed' | 'panel' | 'nothing'> {
  return Promise.any([
    page
      .waitForURL((url) => url.pathname === paths.confirm, { timeout: outcomeTimeout })
      .then(() => 'confirmed' as const),
    failurePanel(page)
      .waitFor({ timeout: outcomeTimeout })
      .then(() => 'panel' as const),
  ]).catch(() => 'nothing' as const);
}

async function shownReference(page: Page): Promise<string> {
  const line = page.getByText(referenceLine).last();
  return referenceLine.exec(await line.innerText({ timeout: 5_000 }))?.groups?.['reference'] ?? '';
}
