import { intakeHref, paths, site } from '@lawyers/domain';
import { fakeExitPage, pressKeys } from '../visitor/exit';
import { pageScriptAddress } from '../visitor/page-script';
import { expect, test } from '../visitor/test';

// A cached script on a slow page: the parser waits before the body until the page script has run.
let bodies: unknown[];
test.beforeEach(async ({ page }) => {
  bodies = [];
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
});
test.afterEach(() => expect(bodies, 'each body when the page script had run').toContain(null));

test('Shift three times exits when the page script runs before the body', async ({ page }) => {
  await fakeExitPage(page);
  await page.goto(paths.about);
  await pressKeys(page, 'Shift', 'Shift', 'Shift');
  await expect(page).toHaveURL(site.exit);
});

test('the intake form hydrates when the page script runs before the body', async ({ page }) => {
  await page.goto(intakeHref('Partner Violence', '90210'));
  await expect(page.getByText('Partner Violence · ZIP 90210')).toBeVisible();
});
