import { expect, type Locator, type Page } from '@playwright/test';
import { paths } from '@lawyers/domain';
import { labels, referenceLine } from './labels';

/** The overlay that covers the page while a message is being sent. */
export function sendingStatus(page: Page): Locator {
  return around(page, 'status').filter({ hasText: labels.sending });
}

/** The list of validation errors above a form. */
export function errorSummary(page: Page): Locator {
  return panel(page, labels.problem);
}

/** The panel that appears when a message is not confirmed. */
export function failurePanel(page: Page): Locator {
  return panel(page, labels.notConfirmed);
}

function panel(page: Page, title: string): Locator {
  return around(page, 'alert').filter({ has: page.getByRole('heading', { name: title }) });
}

/** The element that contains a live region. It takes the focus (`tabindex="-1"`), and the region does not. */
function around(page: Page, role: 'alert' | 'status'): Locator {
  return page.locator(`[tabindex="-1"]:has(> [role="${role}"])`);
}

export async function tryAgain(page: Page): Promise<void> {
  await failurePanel(page).getByRole('button', { name: labels.tryAgain }).click();
}

/** Waits until an element shows a reference, the code that names an inquiry, and returns it. */
export async function referenceIn(element: Locator): Promise<string> {
  await expect(element).toContainText(referenceLine, { useInnerText: true });
  return referenceLine.exec(await element.innerText())!.groups!['reference']!;
}

/** Waits for the confirmation page and returns its reference. */
export async function confirmedReference(page: Page): Promise<string> {
  await expect(page).toHaveURL(paths.confirm);
  return referenceIn(page.getByRole('main'));
}
