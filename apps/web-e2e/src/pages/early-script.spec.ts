import type { Page } from '@playwright/test';
import { intakeHref, paths, site } from '@lawyers/domain';
import { servedZip } from '@lawyers/domain/sample-answers';
import { fakeExitPage, pressKeys } from '../visitor/exit';
import { mailForm } from '../visitor/mail-form';
import { hydrate } from '../visitor/open';
import { pageScriptAddress } from '../visitor/page-script';
import { expect, test } from '../visitor/test';

test('the form hydrates, and Shift three times exits, when a cached page script runs before the body of a slow page', async ({
  page,
}) => {
  // Adds a blocking script to the head. Its response waits until the script that is on every page has run, so the
  // parser does not reach the body before that.
  const bodies: unknown[] = [];
  await page.route(
    ({ pathname }) => !pathname.includes('.'),
    async (route) => {
      const answer = await route.fetch();
      const blocking = '<script src="/assets/blocking.js"></script></head>';
      const body = (await answer.text()).replace('</head>', blocking);
      await route.fulfill({ response: answer, body });
    },
  );
  await page.route(`**${await pageScriptAddress(page)}`, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: `${await answer.text()};window.started=1` });
  });
  await page.route('**/assets/blocking.js', async (route) => {
    await page.waitForFunction(() => 'started' in window, undefined, { polling: 20 });
    bodies.push(await page.evaluate(() => document.body));
    await route.fulfill({ contentType: 'text/javascript', body: '' });
  });
  await fakeExitPage(page);

  await page.goto(intakeHref('Partner Violence', servedZip));
  await expect(mailForm(page).getByText(servedZip)).toBeVisible();
  expect(bodies, 'each body when the page script had run').toEqual([null]);
  await leaveWithShift(page);
});

test('the form hydrates, and Shift three times exits, although the first request of the page script is lost', async ({
  page,
}) => {
  const script = await pageScriptAddress(page);
  await page.route(`**${script}`, (route) => route.abort());
  await fakeExitPage(page);
  const again = page.waitForResponse((one) => one.url().endsWith(`${script}?1`));
  await page.goto(paths.contact);
  await (await again).finished();
  await hydrate(page);
  await leaveWithShift(page);
});

/** Repeats the presses, since on a busy machine more time may pass between two than Exit allows. */
async function leaveWithShift(page: Page): Promise<void> {
  await expect(async () => {
    await pressKeys(page, 'Shift', 'Shift', 'Shift');
    await expect(page).toHaveURL(site.exit, { timeout: 5_000 });
  }).toPass();
}
