import { paths, site } from '@lawyers/domain';
import { exitLink, fakeExitPage } from '../visitor/exit';
import { createAnswers } from '../visitor/form-fixtures';
import { fillContact } from '../visitor/mail-form';
import { openHydrated } from '../visitor/open';
import { expect, test } from '../visitor/test';

// Unit tests cover what the scripts do on Exit. This test covers what is visible right after the click, which depends
// on CSS and so needs a browser: nothing but the status, which a screen reader announces only if it is visible.
test('in the tick of the click nothing of the page is visible any more but a status that is announced', async ({
  page,
}) => {
  let answer!: () => void;
  const answered = new Promise<void>((resolve) => (answer = resolve));
  await fakeExitPage(page, () => answered);
  await openHydrated(page, paths.contact);
  await fillContact(page, createAnswers(), 'Sex Assault');
  const running = await page.evaluateHandle(() => ({
    seen: new Promise<object>((resolve) => {
      const status = document.querySelector('[data-exit-status]');
      addEventListener('click', () =>
        setTimeout(() => {
          const isShown = (one: Element) => one.checkVisibility({ visibilityProperty: true });
          const all = [...document.querySelectorAll('body, body :not([data-exit-status])')];
          const heard = status && isShown(status) && status.textContent;
          resolve({ seen: all.filter(isShown).length, heard, title: document.title });
        }),
      );
    }),
  }));
  // Requested before the click, since Chromium runs no test scripts while the page navigates.
  const seen = running.evaluate((result) => result.seen);
  await exitLink(page).click({ noWaitAfter: true });
  expect(await seen).toEqual({ seen: 0, heard: 'Leaving this site', title: 'Home' });
  answer();
  await expect(page).toHaveURL(site.exit);
});
