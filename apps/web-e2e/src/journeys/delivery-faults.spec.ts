import type { Page } from '@playwright/test';
import { intakeForm, intakeHref, paths } from '@lawyers/domain';
import type { FaultInput } from '@lawyers/mail-sandbox';
import { expectNoTrace } from '../checks/no-trace';
import { watchPrivacy } from '../checks/privacy-traces';
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
import { deliveryFaults, type Expected } from './delivery-fault-table';

const start = intakeHref('Partner Violence', '90210');

const outcomes = { confirmed: 'the confirmation', panel: 'the failure panel' } as const;

for (const { name, faults, timedOut = 0, expected } of deliveryFaults) {
  test(`the visitor sees ${outcomes[expected.outcome]} after ${name}`, async ({
    page,
    context,
  }) => {
    await page.clock.install();
    const traces = await watchPrivacy(context);
    const visitor = createVisitor();
    const ref = await presetReference(page);
    for (const fault of faults) await setFault({ ...fault, ref } as FaultInput & { ref: string });
    await openHydrated(page, start);
    await fillIntake(page, visitor);
    if (timedOut > 0) await stopClock(page);
    const sentAt = await timeOf(page);
    await send(page);
    if (timedOut > 0) await timeOutAttempts(page, ref, timedOut);
    await expectOutcome(page, expected, ref);
    expect((await timeOf(page)) - sentAt).toBeLessThanOrEqual(50_000);
    if (expected.outcome === 'panel') await expectTypedAnswers(page, intakeForm, visitor);
    await expectMailbox(expected, ref);
    await expectNoTrace(context, traces, visitor);
  });
}

/** The page's clock, in milliseconds. */
function timeOf(page: Page): Promise<number> {
  return page.evaluate(() => Date.now());
}

async function expectOutcome(page: Page, expected: Expected, ref: string): Promise<void> {
  if (expected.outcome === 'confirmed') {
    await expect(page).toHaveURL(paths.confirm);
    expect(await confirmedReference(page)).toBe(ref);
    return;
  }
  const panel = failurePanel(page);
  await expect(panel).toBeFocused();
  expect(await referenceIn(panel)).toBe(ref);
  await expect(panel.getByText(labels.mayHaveArrived)).toHaveCount(expected.mayHaveArrived ? 1 : 0);
  await expect(panel.getByRole('link', { name: sandboxSite.phone })).toBeVisible();
  await expect(page).toHaveURL(start);
}

async function expectMailbox({ mails, requests: count }: Expected, ref: string): Promise<void> {
  const messages = await messagesOf(ref);
  const [least, most] = mails;
  expect(messages.length).toBeGreaterThanOrEqual(least);
  expect(messages.length).toBeLessThanOrEqual(most);
  for (const message of messages) expect(message.parameters['inquiry_ref']).toBe(ref);
  const requests = (await requestsOf(ref)).filter(({ method }) => method === 'POST');
  if (count) {
    expect(requests).toHaveLength(count);
    requests.slice(1).forEach(({ at }, index) => {
      expect(at - (requests[index]?.at ?? 0)).toBeGreaterThanOrEqual(1_100);
    });
  }
}
