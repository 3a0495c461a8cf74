import { paths } from '@lawyers/domain';
import { expect, type Locator, type Page } from '@playwright/test';

const line = /Your reference:?\s*(?<reference>[2-9A-Z]{8})/;

/** The reference that a visitor can read in a place. */
export async function referenceIn(place: Locator): Promise<string> {
  await expect(place).toContainText(line, { useInnerText: true });
  return line.exec(await place.innerText())!.groups!['reference']!;
}

/** Waits for the confirmation and reads the reference off it. */
export async function confirmedReference(page: Page): Promise<string> {
  await expect(page).toHaveURL(paths.confirm);
  return referenceIn(page.getByRole('main'));
}
