import { intakeHref, paths, site } from '@lawyers/domain';
import { pressKeys, fakeExitPage } from '../visitor/exit';
import { expect, test } from '../visitor/test';

const asynchronous = '<script type="module" async';

// Simulates a cached script on a slow page: it runs before the body is parsed.
test.beforeEach(({ page }) =>
  page.route(
    ({ pathname }) => !pathname.includes('.'),
    async (route) => {
      const answer = await route.fetch();
      const html = await answer.text();
      expect(html).toContain(asynchronous);
      await route.fulfill({ response: answer, body: html.replace(asynchronous, '<script') });
    },
  ),
);

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
