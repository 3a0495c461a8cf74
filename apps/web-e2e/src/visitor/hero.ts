import type { Page } from '@playwright/test';
import { invalidZipMessage, type IssueName } from '@lawyers/domain';
import { labels } from './labels';

/**
 * Returns locators of the hero, the form at the top of the home page that asks for issue and zip code, and of the toast
 * that shows its error.
 */
export function heroOf(page: Page) {
  const button = { name: labels.findLawyer };
  const form = page.locator('form').filter({ has: page.getByRole('button', button) });
  return {
    dropdown: form.getByLabel(labels.issue, { exact: true }),
    zip: form.getByLabel(labels.zipCode, { exact: true }),
    find: form.getByRole('button', button),
    error: form.getByRole('alert'),
    // Found by `aria-live="off"`: the toast is not a live region, since screen readers announce the same error at the
    // field.
    toast: page.locator('[aria-live="off"]').getByText(invalidZipMessage, { exact: true }),
  };
}

/** Fills in the hero's form and submits it. */
export async function findLawyer(page: Page, issue: IssueName, zip: string): Promise<void> {
  const hero = heroOf(page);
  await hero.dropdown.selectOption(issue);
  await hero.zip.fill(zip);
  await hero.find.click();
}
