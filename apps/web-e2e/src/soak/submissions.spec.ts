import { test } from '@playwright/test';
import { runRecord } from '../visitor/run-record';
import { runSubmission } from './run-submission';
import type { BrowserResult } from './submission-result';
import { plannedSubmissions } from './planned-submissions';
import { parseSoakOptions } from './soak-options';
import { mustRunAlone } from './submission-plan';

const options = parseSoakOptions(process.env);
const deadline = Number(process.env['SOAK_STARTED']) + options.minutes * 60_000;

// results.spec.ts evaluates the results after the last submission.
for (const plan of plannedSubmissions(options)) {
  const tag = mustRunAlone(plan) ? '@alone' : '@together';
  test(`submission ${plan.index} runs to its outcome`, { tag }, async ({ page }, info) => {
    if (Date.now() > deadline) return;
    runRecord<BrowserResult>(info, 'submissions').add(
      `${plan.index}`,
      await runSubmission(page, plan),
    );
  });
}
