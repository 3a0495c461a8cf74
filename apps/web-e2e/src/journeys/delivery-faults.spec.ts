import type { Page } from '@playwright/test';
import { intakeForm, intakeHref, paths } from '@lawyers/domain';
import { servedZip } from '@lawyers/domain/sample-answers';
import type { FaultInput } from '@lawyers/mail-sandbox';
import { expectNoTrace, watchPrivacy } from '../checks/privacy-traces';
import { timeOutAttempts, stopClock } from '../visitor/delivery-clock';
import { createVisitor } from '../visitor/form-fixtures';
import { requestsOf, messagesOf, setFault } from '../visitor/inbox';
import { labels } from '../visitor/labels';
import { expectTypedAnswers, fillIntake, send } from '../visitor/mail-form';
import { openHydrated } from '../visitor/open';
import { confirmedReference, failurePanel, referenceIn } from '../visitor/outcome';
import { presetReference } from '../visitor/preset-reference';
import { sandboxSite } from '../visitor/sandbox-site';
import { expect, test } from '../visitor/test';

const start = intakeHref('Partner Violence', servedZip);

/** The expected result in the browser and in the mailbox. */
type Expected = {
  readonly outcome: 'the confirmation' | 'the failure panel';
  /** The minimum and maximum number of mails, all with one reference. */
  readonly mails: readonly [least: number, most: number];
  /** The exact number of requests of the page; unset if the browser may repeat requests by itself. */
  readonly requests?: number;
  /** Whether the browser repeats the page's only request. */
  readonly repeated?: boolean;
  /** The number of attempts that time out. */
  readonly timedOut?: number;
};

const confirmed: Expected = { outcome: 'the confirmation', mails: [1, 1] };
const duplicated: Expected = { outcome: 'the confirmation', mails: [1, 6] };
const failed: Expected = { outcome: 'the failure panel', mails: [0, 0] };
const arrived: Expected = { ...failed, mails: [1, 6] };

const always = { times: 'always' } as const;
const alwaysAfter = { phase: 'after', times: 'always' } as const;

/** The browser repeats a POST after a reset, and the page receives only the second response. */
const acceptedThenRefused: readonly FaultInput[] = [
  { kind: 'reset', phase: 'after' },
  { kind: 'status', status: 403 },
];
const repeated: Expected = { ...failed, mails: [1, 1], repeated: true };

/** The delivery failures of requirements § 6. The tests of `mail` have every status. */
const faults: readonly (readonly [string, FaultInput | readonly FaultInput[], Expected])[] = [
  ['no fault', [], { ...confirmed, requests: 1 }],
  ['a response after 3 seconds', { kind: 'latency', ms: 3_000 }, { ...confirmed, requests: 1 }],
  ['one request that hangs before it is accepted', { kind: 'hang' }, { ...confirmed, timedOut: 1 }],
  ['a service that always hangs', { kind: 'hang', ...always }, { ...failed, timedOut: 3 }],
  ['one reset before the request is accepted', { kind: 'reset' }, confirmed],
  ['resets before any request is accepted', { kind: 'reset', ...always }, failed],
  ['one reset after the request was accepted', { kind: 'reset', phase: 'after' }, duplicated],
  ['resets after each request was accepted', { kind: 'reset', ...alwaysAfter }, arrived],
  ['a response that stalls', { kind: 'slow-body', ...alwaysAfter }, { ...arrived, timedOut: 3 }],
  ['a truncated response', { kind: 'truncated-body', ...alwaysAfter }, arrived],
  ['status 429 once', { kind: 'status', status: 429 }, { ...confirmed, requests: 2 }],
  ['status 429 always', { kind: 'status', status: 429, ...always }, { ...failed, requests: 3 }],
  ['status 503 twice', { kind: 'status', status: 503, times: 2 }, { ...confirmed, requests: 3 }],
  ['status 400', { kind: 'status', status: 400, ...always }, { ...failed, requests: 1 }],
  ['a reset, and a refusal of the browser’s own repeat', acceptedThenRefused, repeated],
  ['a response without CORS headers', { kind: 'no-cors', ...alwaysAfter }, arrived],
  ['a mail server that refuses', { kind: 'smtp', status: 550, ...always }, failed],
];

for (const [name, planned, expected] of faults) {
  test(`the visitor sees ${expected.outcome} after ${name}`, async ({ page, context }) => {
    const { timedOut = 0 } = expected;
    await page.clock.install();
    const traces = await watchPrivacy(context);
    const visitor = createVisitor();
    const ref = await presetReference(page);
    for (const fault of [planned].flat()) await setFault({ ...fault, ref });
    await openHydrated(page, start);
    await fillIntake(page, visitor);
    if (timedOut > 0) await stopClock(page);
    const now = () => page.evaluate(() => Date.now());
    const sentAt = await now();
    await send(page);
    if (timedOut > 0) await timeOutAttempts(page, ref, timedOut);
    await expectOutcome(page, expected, ref);
    expect((await now()) - sentAt).toBeLessThanOrEqual(50_000);
    if (expected.outcome === 'the failure panel')
      await expectTypedAnswers(page, intakeForm, visitor);
    await expectMailbox(expected, ref);
    await expectNoTrace(context, traces, visitor);
  });
}

async function expectOutcome(page: Page, expected: Expected, ref: string): Promise<void> {
  if (expected.outcome === 'the confirmation') {
    await expect(page).toHaveURL(paths.confirm);
    expect(await confirmedReference(page)).toBe(ref);
    return;
  }
  const panel = failurePanel(page);
  await expect(panel).toBeFocused();
  expect(await referenceIn(panel)).toBe(ref);
  await expect(panel).toContainText(labels.mayHaveArrived);
  await expect(panel.getByRole('link', { name: sandboxSite.phone })).toBeVisible();
  await expect(page).toHaveURL(start);
}

async function expectMailbox(expected: Expected, ref: string): Promise<void> {
  const { mails, requests: count, repeated: isRepeated } = expected;
  const messages = await messagesOf(ref);
  const [least, most] = mails;
  expect(messages.length).toBeGreaterThanOrEqual(least);
  expect(messages.length).toBeLessThanOrEqual(most);
  const requests = (await requestsOf(ref)).filter(({ method }) => method === 'POST');
  if (isRepeated) {
    const [first, second] = requests;
    expect(requests).toHaveLength(2);
    // Earlier than any attempt of the page.
    expect(second!.at - first!.at).toBeLessThan(1_100);
  }
  if (count) {
    expect(requests).toHaveLength(count);
    requests.slice(1).forEach(({ at }, index) => {
      expect(at - (requests[index]?.at ?? 0)).toBeGreaterThanOrEqual(1_100);
    });
  }
}
