import { intakeHref } from '@lawyers/domain';
import { createVisitor } from '../visitor/form-fixtures';
import { fillIntake, mailForm } from '../visitor/mail-form';
import { hydrate, openHydrated } from '../visitor/open';
import { expect, test } from '../visitor/test';

test('the language link leads to the same page, with issue and zip code and nothing typed', async ({
  page,
}) => {
  await openHydrated(page, intakeHref('Partner Violence', '90210'));
  await fillIntake(page, createVisitor());
  const link = page.locator('a[hreflang]:visible');
  await expect(link).toHaveText('English');
  await expect(link).toHaveAttribute('lang', 'en');
  await link.click();

  await expect(page).toHaveURL('/formInput?accidentId=Partner+Violence&zipCode=90210');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(link).toHaveText('Español');
  await hydrate(page);
  await expect(page.getByText('Partner Violence · ZIP 90210')).toBeVisible();
  for (const name of ['from_name', 'email', 'phone_number', 'message'])
    await expect(mailForm(page).locator(`[name="${name}"]`)).toHaveValue('');
});
