import type { Browser } from '@playwright/test';
import type { SandboxSite } from '@lawyers/serve';
import { groupBy } from './group-by';
import { inLanes } from './lanes';
import { playSubmission } from './play-submission';
import type { PlayedSubmission } from './played-submission';
import { createSandboxClient } from './sandbox-client';
import type { SoakOptions } from './soak-options';
import { mustBeAlone, planSubmission, type SubmissionPlan } from './submission-plan';

/** Plays the submissions, most of them side by side, and brings together what was seen and what arrived. */
export async function runSoak(
  browser: Browser,
  { siteUrl, mailUrl }: SandboxSite,
  { seed, count, only, lanes, minutes }: SoakOptions,
): Promise<readonly PlayedSubmission[]> {
  const sandbox = createSandboxClient(mailUrl);
  const indexes = only ?? Array.from({ length: count }, (_, index) => index);
  const plans = indexes.map((index) => planSubmission(seed, index));
  const deadline = performance.now() + minutes * 60_000;
  const mayStart = () => performance.now() < deadline;
  let ended = 0;
  const play = async (plan: SubmissionPlan) => {
    const seen = await playSubmission(browser, siteUrl, sandbox, plan);
    ended += 1;
    if (ended % 25 === 0) console.log(`${ended} of ${plans.length}`);
    return seen;
  };
  const together = plans.filter((plan) => !mustBeAlone(plan));
  const seen = [
    ...(await inLanes(together, lanes, play, mayStart)),
    ...(await inLanes(plans.filter(mustBeAlone), 1, play, mayStart)),
  ];

  const mails = groupBy(await sandbox.allMessages(), ({ parameters }) => parameters['email']);
  const requests = groupBy(
    (await sandbox.ledger()).filter(({ method }) => method === 'POST'),
    ({ inquiryRef }) => inquiryRef,
  );
  return seen.map((one) => ({
    ...one,
    mails: mails.get(one.plan.written.email) ?? [],
    requests: requests.get(one.ref) ?? [],
  }));
}
