import type { Page } from '@playwright/test';
import { intakeForm, intakeHref } from '@lawyers/domain';
import { servedZip } from '@lawyers/domain/sample-answers';
import type { FaultInput } from '@lawyers/mail-sandbox';
import { expectNoTrace, watchPrivacy } from '../checks/privacy-traces';
import { timeOutAttempts } from '../visitor/delivery-clock';
import { createAnswers } from '../visitor/form-fixtures';
import { messagesFrom, setFault } from '../visitor/inbox';
import { labels } from '../visitor/labels';
import { expectTypedAnswers, fillIntake, send } from '../visitor/mail-form';
import { openHydrated } from '../visitor/open';
import { confirmedReference, failurePanel, referenceIn } from '../visitor/outcome';
import { sandboxSite } from '../visitor/sandbox-site';
import { expect, test } from '../visitor/test';

const start = intakeHref('Partner Violence', servedZip);

/** The expected result in the browser and in the mailbox. */
type Expected = {
  readonly outcome: 'the confirmation' | 'the failure panel';
  /**
   * The minimum and maximum number of mails, all with one reference. There are at most six: the page makes three
   * attempts, and the browser may repeat each once by itself.
   */
  readonly mails: readonly [least: number, most: number];
  /** The number of attempts that time out. */
  readonly timedOut?: number;
};

const confirmed: Expected = { outcome: 'the confirmation', mails: [1, 1] };
const duplicated: Expected = { outcome: 'the confirmation', mails: [1, 6] };
const failed: Expected = { outcome: 'the failure panel', mails: [0, 0] };
const arrived: Expected = { ...failed, mails: [1, 6] };

const always = { times: 'always' } as const;
const alwaysAfter = { phase: 'after', times: 'always' } as const;

/**
 * The faults of the first request and of the second, with which the browser repeats the POST by itself after the reset.
 * The page receives only the response to the second.
 */
const acceptedThenRefused: readonly FaultInput[] = [
  { kind: 'reset', phase: 'after' },
  { kind: 'status', status: 403 },
];

/**
 * Failures of the mail service and of the connection to it (docs/requirements.md, § 6). The tests of libs/mail cover
 * every status, the number of attempts, and the delay between them.
 */
const faults: readonly (readonly [string, FaultInput | readonly FaultInput[], Expected])[] = [
  ['one request that hangs before it is accepted', { kind: 'hang' }, { ...confirmed, timedOut: 1 }],
  ['a service that always hangs', { kind: 'hang', ...always }, { ...failed, timedOut: 3 }],
  ['one reset before the request is accepted', { kind: 'reset' }, confirmed],
  ['resets before any request is accepted', { kind: 'reset', ...always }, failed],
  ['one reset after the request was accepted', { kind: 'reset', phase: 'after' }, duplicated],
  ['resets after each request was accepted', { kind: 'reset', ...alwaysAfter }, arrived],
  ['a response that stalls', { kind: 'slow-body', ...alwaysAfter }, { ...arrived, timedOut: 3 }],
  ['a truncated response', { kind: 'truncated-body', ...alwaysAfter }, arrived],
  [
    'a reset, and a refusal of the browser’s own repeat',
    acceptedThenRefused,
    { ...failed, mails: [1, 1] },
  ],
  ['a response without CORS headers', { kind: 'no-cors', ...alwaysAfter }, arrived],
];

for (const [name, planned, expected] of faults) {
  test(`the visitor sees ${expected.outcome} after ${name}`, async ({ page, context }) => {
    const { timedOut = 0 } = expected;
    await page.clock.install();
    const traces = await watchPrivacy(context);
    const answers = createAnswers();
    for (const fault of [planned].flat()) await setFault({ ...fault, email: answers.email });
    await openHydrated(page, start);
    await fillIntake(page, answers);
    const now = () => page.evaluate(() => Date.now());
    // Stops the page's clock, so that no timeout occurs merely because the machine is slow.
    if (timedOut > 0) await page.clock.pauseAt((await now()) + 60_000);
    const sentAt = await now();
    await send(page);
    const timedOutAt =
      timedOut > 0 ? await timeOutAttempts(page, answers.email, timedOut) : undefined;
    const ref = await referenceAfter(page, expected);
    // After the last timeout, the page's clock continues in real time, and a busy machine may be slow. So if attempts
    // time out, the clock is read before that, in `timeOutAttempts`.
    const endedAt = timedOutAt ?? (await now());
    expect(endedAt - sentAt).toBeLessThanOrEqual(50_000);
    if (expected.outcome === 'the failure panel')
      await expectTypedAnswers(page, intakeForm, answers);
    await expectMailbox(expected, answers.email, ref);
    await expectNoTrace(context, traces, answers);
  });
}

/**
 * Asserts the outcome.
 * @returns The reference that is shown with it.
 */
async function referenceAfter(page: Page, { outcome }: Expected): Promise<string> {
  if (outcome === 'the confirmation') return confirmedReference(page);
  const panel = failurePanel(page);
  await expect(panel).toBeFocused();
  await expect(panel).toContainText(labels.mayHaveArrived);
  await expect(panel.getByRole('link', { name: sandboxSite.phone })).toBeVisible();
  await expect(page).toHaveURL(start);
  return referenceIn(panel);
}

async function expectMailbox(expected: Expected, email: string, ref: string): Promise<void> {
  const messages = await messagesFrom(email);
  const [least, most] = expected.mails;
  expect(messages.length).toBeGreaterThanOrEqual(least);
  expect(messages.length).toBeLessThanOrEqual(most);
  for (const { inquiryRef } of messages) expect(inquiryRef).toBe(ref);
}
