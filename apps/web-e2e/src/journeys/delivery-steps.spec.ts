import { setTimeout } from 'node:timers/promises';
import { contactForm, intakeHref, paths, site } from '@lawyers/domain';
import { servedZip } from '@lawyers/domain/sample-answers';
import { fakeExitPage, pressKeys } from '../visitor/exit';
import { createAnswers } from '../visitor/form-fixtures';
import { faultyRequestsFrom, onlyMessageFrom, setFault } from '../visitor/inbox';
import { labels } from '../visitor/labels';
import { expectTypedAnswers, fillContact, fillIntake, send } from '../visitor/mail-form';
import { openHydrated } from '../visitor/open';
import { confirmedReference } from '../visitor/outcome';
import { expect, test } from '../visitor/test';

// Failures of delivery (docs/requirements.md, § 6) in which the visitor or the browser does something, such as leaving
// the page or blocking storage. `delivery-faults.spec.ts` tests the failures of the mail service.

const start = intakeHref('Partner Violence', servedZip);

test('a message is sent when the browser blocks storage, and says that it is offline', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'onLine', { get: () => false });
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
    }
  });
  await openHydrated(page, start);
  const answers = createAnswers();
  await fillIntake(page, answers);
  await send(page);
  const ref = await confirmedReference(page);
  expect(await onlyMessageFrom(answers.email)).toMatchObject({ inquiryRef: ref });
});

test('a page whose connection is lost before the first interaction hydrates, waits, and sends once when it is back', async ({
  page,
  context,
}) => {
  const answers = createAnswers();
  await page.setViewportSize({ width: 320, height: 180 });
  await page.goto(paths.contact);
  // Waits until the browser has fetched all modules that hydrate the form.
  await page.waitForFunction(() => {
    const { modules } = document.querySelector<HTMLElement>('[data-early]')!.dataset;
    const fetched = performance.getEntriesByType('resource').map(({ name }) => name);
    return modules!.split(' ').every((path) => fetched.includes(location.origin + path));
  });
  await context.setOffline(true);
  await fillContact(page, answers, 'Sex Assault');
  await send(page);
  await expect(page.getByText(labels.offline)).toBeVisible();
  // The button must be reachable at 400 % zoom (WCAG 1.4.10): a window of 1280 by 720 px then shows 320 by 180 CSS
  // pixels.
  const back = page.getByRole('button', { name: labels.backToMessage });
  await back.scrollIntoViewIfNeeded();
  await expect(back).toBeInViewport({ ratio: 1 });
  await back.click();
  await expectTypedAnswers(page, contactForm, answers);
  await send(page);
  await expect(page.getByText(labels.offline)).toBeVisible();
  await context.setOffline(false);
  const ref = await confirmedReference(page);
  expect(await onlyMessageFrom(answers.email)).toMatchObject({ inquiryRef: ref });
});

test('nothing is sent again after Exit, although the exit page is slow', async ({ page }) => {
  // In milliseconds: longer than the longest delay before the next attempt (1,800). So if Exit did not stop the page,
  // it would make that attempt before the exit page replaces it.
  await fakeExitPage(page, () => setTimeout(2_500));
  const answers = createAnswers();
  await setFault({ email: answers.email, kind: 'status', status: 503, times: 'always' });
  await openHydrated(page, start);
  await fillIntake(page, answers);
  const refused = page.waitForResponse((response) => response.status() === 503);
  await send(page);
  await refused;
  await pressKeys(page, 'Shift', 'Shift', 'Shift');
  // On a busy machine, the page may have made another attempt before Exit.
  const { length: attempts } = await faultyRequestsFrom(answers.email);
  expect(attempts).toBeGreaterThan(0);
  await expect(page).toHaveURL(site.exit);
  expect(await faultyRequestsFrom(answers.email)).toHaveLength(attempts);
});
