import { faqTabs, paths } from '@lawyers/domain';
import { expect, test } from '../visitor/test';

test.beforeEach(({ page }) => page.emulateMedia({ media: 'print' }));

test('a printed page has every question with its answer, also of the tab that is hidden', async ({
  page,
}) => {
  await page.goto(paths.home);
  for (const { subject, subtitle1 } of faqTabs.flatMap(({ entries }) => entries)) {
    await expect(page.getByText(subject, { exact: true })).toBeVisible();
    await expect(page.getByText(subtitle1, { exact: true })).toBeVisible();
  }
});

for (const path of [paths.intake, paths.contact]) {
  test(`the printed page ${path} has the notes that are folded on the screen`, async ({ page }) => {
    await page.goto(path);
    const notes = page.getByRole('main').locator('details > :not(summary)');
    expect(await notes.count()).toBeGreaterThan(0);
    for (const note of await notes.all()) await expect(note).toBeVisible();
  });
}
