import { test } from '@playwright/test';
import { runRecord } from '../visitor/run-record';
import { mustRunAlone } from './inquiry-plan';
import type { BrowserResult } from './inquiry-result';
import { plannedInquiries } from './planned-inquiries';
import { runInquiry } from './run-inquiry';
import { parseSoakOptions } from './soak-options';

const options = parseSoakOptions(process.env);
const deadline = Number(process.env['SOAK_STARTED']) + options.minutes * 60_000;

// results.spec.ts evaluates the results after the last inquiry.
for (const plan of plannedInquiries(options)) {
  const tag = mustRunAlone(plan) ? '@alone' : '@together';
  test(`inquiry ${plan.index} runs to its outcome`, { tag }, async ({ page }, info) => {
    if (Date.now() > deadline) return;
    runRecord<BrowserResult>(info, 'inquiries').add(`${plan.index}`, await runInquiry(page, plan));
  });
}
