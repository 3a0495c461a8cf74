import { test } from '@playwright/test';
import { runRecord } from '../visitor/run-record';
import { playSubmission } from './play-submission';
import type { SeenSubmission } from './played-submission';
import { plannedBy } from './planned-by';
import { parseSoakOptions } from './soak-options';
import { mustBeAlone } from './submission-plan';

const options = parseSoakOptions(process.env);
const deadline = Number(process.env['SOAK_STARTED']) + options.minutes * 60_000;

// What comes of it is judged in judgement.spec.ts, when the last mail is there.
for (const plan of plannedBy(options)) {
  const tag = mustBeAlone(plan) ? '@alone' : '@together';
  test(`submission ${plan.index}`, { tag }, async ({ page }, info) => {
    if (Date.now() > deadline) return;
    runRecord<SeenSubmission>(info, 'submissions').add(
      `${plan.index}`,
      await playSubmission(page, plan),
    );
  });
}
