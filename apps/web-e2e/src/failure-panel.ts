import type { Locator, Page } from '@playwright/test';

/** What says that a message is not confirmed. */
export function failurePanel(page: Page): Locator {
  return page.getByRole('alert', { name: 'Your message is not confirmed' });
}
