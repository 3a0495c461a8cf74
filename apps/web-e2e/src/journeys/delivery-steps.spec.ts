import { intakeForm, intakeHref, paths } from '@lawyers/domain';
import { delayFirstResponse } from '../visitor/delayed-response';
import { timeOutAttempts, stopClock } from '../visitor/delivery-clock';
import { createVisitor } from '../visitor/form-fixtures';
import { messagesOf, onlyMessageOf, setFault } from '../visitor/inbox';
import { expectTypedAnswers, fillIntake, send } from '../visitor/mail-form';
import { openHydrated } from '../visitor/open';
import { confirmedReference, failurePanel, tryAgain } from '../visitor/outcome';
import { presetReference } from '../visitor/preset-reference';
import { sandboxSite } from '../visitor/sandbox-site';
import { expect, test } from '../visitor/test';
import { servedZip } from '../visitor/zip-codes';

// The failures of requirements § 6 in which the visitor or the browser acts.

const start = intakeHref('Workplace Sex Abuse', servedZip);
const everyMailRequest = `${sandboxSite.mailService}/api/**`;

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
  // The service accepts the first request, and hangs on every later one.
  await setFault({ kind: 'latency', phase: 'after', ms: 0, ref });
  await setFault({ kind: 'hang', times: 'always', ref });
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
