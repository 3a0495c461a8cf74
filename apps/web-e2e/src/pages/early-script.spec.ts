import { intakeHref, paths, site } from '@lawyers/domain';
import { pressKeys, fakeExitPage } from '../visitor/exit';
import { expect, test } from '../visitor/test';

// As when the script comes from a cache and the page comes slowly: it runs before the body is read.
test.beforeEach(({ page }) =>
  page.route(
    ({ pathname }) => !pathname.includes('.'),
    async (route) => {
      const answer = await route.fetch();
      const html = await answer.text();
      await route.fulfill({ response: answer, body: html.replace('<script async', '<script') });
    },
  ),
);

test('a script that comes before the page lets one leave by the keyboard all the same', async ({
  page,
}) => {
  await fakeExitPage(page);
  await page.goto(paths.about);
  await pressKeys(page, 'Shift', 'Shift', 'Shift');
  await expect(page).toHaveURL(site.exit);
});

test('it starts what must come to life by itself', async ({ page }) => {
  await page.goto(intakeHref('Partner Violence', '90210'));
  await expect(page.getByText('Partner Violence · ZIP 90210')).toBeVisible();
});
