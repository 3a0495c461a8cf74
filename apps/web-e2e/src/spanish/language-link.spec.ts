import type { Page } from '@playwright/test';
import { intakeForm, intakeHref } from '@lawyers/domain';
import { createVisitor } from '../visitor/form-fixtures';
import { expectTypedAnswers, fillIntake, mailForm } from '../visitor/mail-form';
import { hydrate, openHydrated } from '../visitor/open';
import { expect, test } from '../visitor/test';

function languageLink(page: Page) {
  return page.locator('a[hreflang]:visible');
}

test('the language link leads to the same page and back, with issue and zip code and nothing typed', async ({
  page,
}) => {
  const start = intakeHref('Partner Violence', '90210');
  await openHydrated(page, start);
  await fillIntake(page, createVisitor());
  await expect(languageLink(page)).toHaveText('English');
  await expect(languageLink(page)).toHaveAttribute('lang', 'en');
  await languageLink(page).click();

  await expect(page).toHaveURL('/formInput?accidentId=Partner+Violence&zipCode=90210');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await hydrate(page);
  await expect(page.getByText('Partner Violence · ZIP 90210')).toBeVisible();
  for (const name of ['from_name', 'email', 'phone_number', 'message'])
    await expect(mailForm(page).locator(`[name="${name}"]`)).toHaveValue('');

  await expect(languageLink(page)).toHaveText('Español');
  await expect(languageLink(page)).toHaveAttribute('lang', 'es');
  await languageLink(page).click();
  await expect(page).toHaveURL(start);
  await hydrate(page);
  await expect(page.getByText('Violencia de pareja · código postal 90210')).toBeVisible();
  await expectTypedAnswers(page, intakeForm, undefined);
});
