import type { Page } from '@playwright/test';
import { intakeForm, intakeHref, paths } from '@lawyers/domain';
import { expectNoTrace } from '../checks/no-trace';
import { watchPrivacy } from '../checks/privacy-traces';
import { delayFirstResponse } from '../visitor/delayed-response';
import { timeOutAttempts, stopClock } from '../visitor/delivery-clock';
import { exitLink } from '../visitor/exit';
import { createVisitor } from '../visitor/form-fixtures';
import { requestsOf, messagesOf, onlyMessageOf, setFault } from '../visitor/inbox';
import { labels } from '../visitor/labels';
import { expectTypedAnswers, field, fillContact, fillIntake, send } from '../visitor/mail-form';
import { openHydrated } from '../visitor/open';
import { confirmedReference, failurePanel, sendingStatus, tryAgain } from '../visitor/outcome';
import { presetReference } from '../visitor/preset-reference';
import { sandboxSite } from '../visitor/sandbox-site';
import { expect, test } from '../visitor/test';

// The failures of requirements § 6 in which the visitor or the browser acts.

const start = intakeHref('Workplace Sex Abuse', '30301');
const everyMailRequest = `${sandboxSite.mailService}/api/**`;

test('the status says "Still sending" after 8 seconds when the response takes 10', async ({
  page,
}) => {
  await page.clock.install();
  const ref = await presetReference(page);
  const release = await delayFirstResponse(page);
  await openHydrated(page, start);
  await fillIntake(page, createVisitor());
  await stopClock(page);
  await send(page);
  const overlay = sendingStatus(page);
  await expect(overlay).toBeFocused();
  await expect(overlay).not.toContainText(labels.stillSending);
  await page.clock.fastForward(8_000);
  await expect(overlay).toContainText(labels.stillSending);
  await expect(exitLink(page)).toBeVisible();
  await page.clock.fastForward(2_000);
  release();
  await expect(page).toHaveURL(paths.confirm);
  expect(await messagesOf(ref)).toHaveLength(1);
});

test('a response to an attempt that has timed out confirms the message', async ({
  page,
  context,
}) => {
  await page.clock.install();
  const traces = await watchPrivacy(context);
  const visitor = createVisitor();
  const ref = await presetReference(page);
  await acceptOnlyFirstRequest(ref);
  const release = await delayFirstResponse(page);
  await openHydrated(page, start);
  await fillIntake(page, visitor);
  await stopClock(page);
  await send(page);
  await timeOutAttempts(page, ref, 1);
  await expect.poll(async () => (await requestsOf(ref)).length).toBe(2);
  release();
  expect(await confirmedReference(page)).toBe(ref);
  expect((await onlyMessageOf(ref)).parameters['inquiry_ref']).toBe(ref);
  await expectNoTrace(context, traces, visitor);
});

test('the failure panel appears with every answer kept when the mail service is unreachable', async ({
  page,
}) => {
  const visitor = createVisitor();
  const ref = await presetReference(page);
  await page.route(everyMailRequest, (route) => route.abort('blockedbyclient'));
  await openHydrated(page, start);
  await fillIntake(page, visitor);
  await send(page);
  await expect(failurePanel(page)).toBeFocused();
  await expectTypedAnswers(page, intakeForm, visitor);
  expect(await messagesOf(ref)).toEqual([]);

  await page.unroute(everyMailRequest);
  await tryAgain(page);
  expect(await confirmedReference(page)).toBe(ref);
  expect(await messagesOf(ref)).toHaveLength(1);
});

test('a message sent offline waits with a notice, and is sent once when the browser is online', async ({
  page,
  context,
}) => {
  const ref = await presetReference(page);
  await openHydrated(page, start);
  await fillIntake(page, createVisitor());
  await context.setOffline(true);
  await send(page);
  await expect(page.getByText(labels.offline)).toBeVisible();
  expect(await requestsOf(ref)).toEqual([]);
  await context.setOffline(false);
  expect(await confirmedReference(page)).toBe(ref);
  expect(await messagesOf(ref)).toHaveLength(1);
});

for (const path of [paths.intake, paths.contact]) {
  test(`the form of ${path} hydrates and waits when the connection is lost before the first interaction`, async ({
    page,
    context,
  }) => {
    const ref = await presetReference(page);
    await page.goto(path);
    await modulesFetched(page);
    await context.setOffline(true);
    if (path === paths.intake) {
      await field(page, intakeForm.zipCode.label).fill('30301');
      await fillIntake(page, createVisitor());
    } else await fillContact(page, createVisitor(), 'Sex Assault');
    await send(page);
    await expect(page.getByText(labels.offline)).toBeVisible();
    await context.setOffline(false);
    expect(await confirmedReference(page)).toBe(ref);
    expect(await messagesOf(ref)).toHaveLength(1);
  });
}

/** Waits until the browser has fetched the modules that the page needs to hydrate. */
async function modulesFetched(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel="modulepreload"]')];
    const fetched = performance.getEntriesByType('resource').map(({ name }) => name);
    return links.length > 0 && links.every(({ href }) => fetched.includes(href));
  });
}

test('Back to my message restores every answer while the browser is offline', async ({
  page,
  context,
}) => {
  const visitor = createVisitor();
  const ref = await presetReference(page);
  await openHydrated(page, start);
  await fillIntake(page, visitor);
  await context.setOffline(true);
  await send(page);
  await page.getByRole('button', { name: labels.backToMessage }).click();
  await expect(failurePanel(page)).toBeFocused();
  await expectTypedAnswers(page, intakeForm, visitor);
  await context.setOffline(false);
  // The page sent nothing by itself: only Try again creates a mail.
  await tryAgain(page);
  expect(await confirmedReference(page)).toBe(ref);
  expect(await messagesOf(ref)).toHaveLength(1);
});

test('a message is sent when the browser blocks storage', async ({ page }) => {
  const ref = await presetReference(page);
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
    }
  });
  await openHydrated(page, start);
  await fillIntake(page, createVisitor());
  await send(page);
  expect(await confirmedReference(page)).toBe(ref);
  await onlyMessageOf(ref);
});

test('a response that arrives after the failure panel confirms the message if the form is unchanged', async ({
  page,
}) => {
  await page.clock.install();
  const ref = await presetReference(page);
  await acceptOnlyFirstRequest(ref);
  const release = await delayFirstResponse(page);
  await openHydrated(page, start);
  await fillIntake(page, createVisitor());
  await stopClock(page);
  await send(page);
  await timeOutAttempts(page, ref, 3);
  await expect(failurePanel(page)).toBeFocused();
  release();
  await expect(page).toHaveURL(paths.confirm);
  expect(await messagesOf(ref)).toHaveLength(1);
});

/** Makes the service accept the first request of an inquiry and hang on every later one. */
async function acceptOnlyFirstRequest(ref: string): Promise<void> {
  await setFault({ kind: 'latency', phase: 'after', ms: 0, ref });
  await setFault({ kind: 'hang', times: 'always', ref });
}
