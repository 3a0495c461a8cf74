import { expectFirstAnswers } from '../checks/first-answers';
import { openHydrated } from '../visitor/open';
import { confirmedReference } from '../visitor/outcome';
import { people } from '../visitor/people';
import { sandboxSite } from '../visitor/sandbox-site';
import { expect, test } from '../visitor/test';

for (const person of people) {
  test(`${person.name} sends the form, and the mail says first what a lawyer must know`, async ({
    page,
  }) => {
    await openHydrated(page, person.path);
    const confirmed = () => confirmedReference(page);
    await expectFirstAnswers(page, person, { scripts: true, confirmed });
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const person of people) {
    test(`${person.name} sends the same answers`, async ({ page }) => {
      await page.goto(person.path);
      const confirmed = () => expect(page).toHaveURL(sandboxSite.formPost);
      await expectFirstAnswers(page, person, { scripts: false, confirmed });
    });
  }
});
