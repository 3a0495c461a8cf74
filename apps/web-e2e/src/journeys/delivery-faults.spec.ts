import { caseInquiryForm, intakeHref, paths } from '@lawyers/domain';
import type { FaultInput } from '@lawyers/mail-sandbox';
import type { Page } from '@playwright/test';
import { deliveryFaults, type Expected } from './delivery-fault-table';
import { attemptsOf, messagesOf, setFault } from '../inbox';
import { failurePanel } from '../failure-panel';
import { expect, test } from '../journey';
import { knowReference } from '../known-reference';
import { expectNoTrace } from '../no-trace';
import { confirmedReference, referenceIn } from '../reference';
import { sandboxSite } from '../sandbox-site';
import { aVisitor, expectWritten, fillCase, openReady, send } from '../visitor';
import { watchPrivacy } from '../watch-privacy';

const start = intakeHref('Partner Violence', '90210');

for (const { name, faults, expected } of deliveryFaults) {
  test(`${name}: ${expected.outcome}`, async ({ page, context }) => {
    test.setTimeout(75_000);
    const traces = await watchPrivacy(context);
    const visitor = aVisitor();
    const ref = await knowReference(page);
    for (const fault of faults) await setFault({ ...fault, ref } as FaultInput & { ref: string });
    await openReady(page, start);
    await fillCase(page, visitor);
    await send(page);
    await expectOutcome(page, expected, ref);
    if (expected.outcome === 'panel') await expectWritten(page, caseInquiryForm, visitor);
    await expectMailbox(expected, ref);
    await expectNoTrace(context, traces, visitor);
  });
}

async function expectOutcome(page: Page, expected: Expected, ref: string): Promise<void> {
  if (expected.outcome === 'confirmed') {
    await expect(page).toHaveURL(paths.confirm, { timeout: 50_000 });
    expect(await confirmedReference(page)).toBe(ref);
    return;
  }
  const panel = failurePanel(page);
  await expect(panel).toBeFocused({ timeout: 50_000 });
  expect(await referenceIn(panel)).toBe(ref);
  await expect(panel.getByText('It may have reached us')).toHaveCount(
    expected.mayHaveArrived ? 1 : 0,
  );
  await expect(panel.getByRole('link', { name: sandboxSite.phone })).toBeVisible();
  await expect(page).toHaveURL(start);
}

async function expectMailbox({ mails, requests }: Expected, ref: string): Promise<void> {
  const messages = await messagesOf(ref);
  const [least, most] = mails;
  expect(messages.length).toBeGreaterThanOrEqual(least);
  expect(messages.length).toBeLessThanOrEqual(most);
  for (const message of messages) expect(message.parameters['inquiry_ref']).toBe(ref);
  const attempts = (await attemptsOf(ref)).filter(({ method }) => method === 'POST');
  if (requests) {
    expect(attempts).toHaveLength(requests);
    attempts.slice(1).forEach(({ at }, index) => {
      expect(at - (attempts[index]?.at ?? 0)).toBeGreaterThanOrEqual(1_100);
    });
  }
}
