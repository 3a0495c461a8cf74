import { intakeForm, intakeHref, language, languages, pathIn, site } from '@lawyers/domain';
import { servedZip } from '@lawyers/domain/sample-answers';
import { createVisitor, typedFields } from '../visitor/form-fixtures';
import { fillIntake, mailForm } from '../visitor/mail-form';
import { hydrate, openHydrated } from '../visitor/open';
import { expect, test } from '../visitor/test';

for (const other of site.languages.filter((one) => one !== language)) {
  test(`the link to ${other} leads to the same page, with issue and zip code and nothing typed`, async ({
    page,
  }) => {
    const address = intakeHref('Partner Violence', servedZip);
    await openHydrated(page, address);
    await fillIntake(page, createVisitor());
    const link = page.locator(`a[hreflang="${other}"]:visible`);
    await expect(link).toHaveText(languages[other].name);
    await expect(link).toHaveAttribute('lang', other);
    await link.click();

    await expect(page).toHaveURL(pathIn(other, address));
    await expect(page.locator('html')).toHaveAttribute('lang', other);
    await hydrate(page);
    await expect(mailForm(page).getByText(servedZip)).toBeVisible();
    for (const key of typedFields) {
      const name = intakeForm[key].name ?? key;
      await expect(mailForm(page).locator(`[name="${name}"]`)).toHaveValue('');
    }
  });
}
