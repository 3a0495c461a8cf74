import { paths } from '@lawyers/domain';
import { expectWithinBudget, loadedScripts } from '../checks/page-bytes';
import { pageGroups } from '../visitor/addresses';
import { expect, test } from '../visitor/test';

for (const [name, addresses] of Object.entries(pageGroups)) {
  test(`${name} stay within their byte budgets`, async ({ page }) => {
    await expectWithinBudget(page, addresses);
  });
}

test('islands have the texts of their language only', async ({ page }) => {
  await expectWithinBudget(page, [paths.contact]);
  const texts = Object.values(await loadedScripts(page)).join('\n');
  expect(texts).toContain('Try again');
  expect(texts).not.toContain('Volver a intentar');
});
