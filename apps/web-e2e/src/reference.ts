import { paths } from '@lawyers/domain';
import { expect, type Locator, type Page } from '@playwright/test';

/** The reference that a visitor can read in a place. */
export async function referenceIn(place: Locator): Promise<string> {
  const line = place.getByText(/^Your reference: [2-9A-Z]{8}$/);
  await expect(line).toBeVisible();
  return (await line.innerText()).slice(-8);
}

/** Waits for the confirmation and reads the reference off it. */
export async function confirmedReference(page: Page): Promise<string> {
  await expect(page).toHaveURL(paths.confirm);
  return referenceIn(page.getByRole('main'));
}
