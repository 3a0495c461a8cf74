import { caseInquiryForm, intakeHref, paths } from '@lawyers/domain';
import { attemptsOf, messagesOf, onlyMessageOf, setFault } from '../inbox';
import { failurePanel } from '../failure-panel';
import { expect, test } from '../journey';
import { knowReference } from '../known-reference';
import { confirmedReference } from '../reference';
import { sandboxSite } from '../sandbox-site';
import { aVisitor, expectWritten, fillCase, mailForm, openReady, send } from '../visitor';

// The rows of the design's table in which the visitor, or the browser, does more than wait.

const start = intakeHref('Workplace Sex Abuse', '30301');
const everyMailRequest = `${sandboxSite.mailService}/api/**`;

test('an answer after 10 seconds: the visitor is told that it is still being sent', async ({
  page,
}) => {
  const ref = await knowReference(page);
  await setFault({ kind: 'latency', ms: 10_000, ref });
  await openReady(page, start);
  await fillCase(page, aVisitor());
  await send(page);
  const overlay = page.getByRole('status').filter({ hasText: 'Sending Message...' });
  await expect(overlay).toBeFocused();
  await expect(overlay).toContainText('Still sending', { timeout: 9_500 });
  await expect(page.getByRole('link', { name: 'Exit this site' })).toBeVisible();
  await expect(page).toHaveURL(paths.confirm, { timeout: 15_000 });
  expect(await messagesOf(ref)).toHaveLength(1);
});

for (const reason of ['namenotresolved', 'blockedbyclient', 'connectionrefused'] as const) {
  test(`a mail service that cannot be reached (${reason}): the panel, and every word still there`, async ({
    page,
  }) => {
    const visitor = aVisitor();
    const ref = await knowReference(page);
    await page.route(everyMailRequest, (route) => route.abort(reason));
    await openReady(page, start);
    await fillCase(page, visitor);
    await send(page);
    await expect(failurePanel(page)).toBeFocused({ timeout: 20_000 });
    await expectWritten(page, caseInquiryForm, visitor);
    expect(await messagesOf(ref)).toEqual([]);

    await page.unroute(everyMailRequest);
    await failurePanel(page).getByRole('button', { name: 'Try again' }).click();
    expect(await confirmedReference(page)).toBe(ref);
    expect(await messagesOf(ref)).toHaveLength(1);
  });
}

test('offline, then online again: held, said so, and sent once', async ({ page, context }) => {
  const ref = await knowReference(page);
  await openReady(page, start);
  await fillCase(page, aVisitor());
  await context.setOffline(true);
  await send(page);
  await expect(page.getByText('You are offline; we will send when you are back')).toBeVisible();
  expect(await attemptsOf(ref)).toEqual([]);
  await context.setOffline(false);
  expect(await confirmedReference(page)).toBe(ref);
  expect(await messagesOf(ref)).toHaveLength(1);
});

test('offline, and not waiting: the form is back with every word', async ({ page, context }) => {
  const visitor = aVisitor();
  const ref = await knowReference(page);
  await openReady(page, start);
  await fillCase(page, visitor);
  await context.setOffline(true);
  await send(page);
  await page.getByRole('button', { name: 'Back to my message' }).click();
  await expect(failurePanel(page)).toBeFocused();
  await expectWritten(page, caseInquiryForm, visitor);
  await context.setOffline(false);
  // Nothing went by itself meanwhile: the one message is the one that is sent now.
  await failurePanel(page).getByRole('button', { name: 'Try again' }).click();
  expect(await confirmedReference(page)).toBe(ref);
  expect(await messagesOf(ref)).toHaveLength(1);
});

test('a double click, and Enter with it, send once', async ({ page }) => {
  const ref = await knowReference(page);
  await setFault({ kind: 'latency', ms: 1_500, ref });
  await openReady(page, start);
  await fillCase(page, aVisitor());
  await mailForm(page).evaluate((form: HTMLFormElement) => {
    form.requestSubmit();
    form.requestSubmit();
    form.querySelector<HTMLButtonElement>('button[type="submit"]')?.click();
  });
  await expect(page.getByText('Sending Message...')).toHaveCount(1);
  expect(await confirmedReference(page)).toBe(ref);
  expect((await attemptsOf(ref)).filter(({ method }) => method === 'POST')).toHaveLength(1);
  expect(await messagesOf(ref)).toHaveLength(1);
});

test('a browser that blocks storage can send all the same', async ({ page }) => {
  const ref = await knowReference(page);
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
    }
  });
  await openReady(page, start);
  await fillCase(page, aVisitor());
  await send(page);
  expect(await confirmedReference(page)).toBe(ref);
  await onlyMessageOf(ref);
});

test('an answer that comes after the panel still confirms what stands in the form', async ({
  page,
}) => {
  test.setTimeout(90_000);
  const ref = await knowReference(page);
  await setFault({ kind: 'latency', phase: 'after', ms: 52_000, ref });
  await setFault({ kind: 'hang', times: 'always', ref });
  await openReady(page, start);
  await fillCase(page, aVisitor());
  await send(page);
  await expect(failurePanel(page)).toBeFocused({ timeout: 50_000 });
  await expect(page).toHaveURL(paths.confirm, { timeout: 20_000 });
  expect(await messagesOf(ref)).toHaveLength(1);
});
