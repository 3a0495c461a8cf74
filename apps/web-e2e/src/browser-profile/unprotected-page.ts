import { expect, type Page } from '@playwright/test';
import type { Profile } from './profile';

const address = 'https://unprotected.example/';

/**
 * Opens an unprotected form in the same profile. Once its text is on disk, the browser has saved everything typed
 * earlier, and the search is known to work.
 */
export async function openUnprotectedPage({ context }: Profile): Promise<Page> {
  await context.route(`${address}**`, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<form><input name="line" aria-label="Line"><textarea name="text" aria-label="Text"></textarea></form>',
    }),
  );
  const page = await context.newPage();
  await page.goto(address);
  return page;
}

/** Waits until the browser has written its open pages to the session files, which takes seconds. */
export async function waitUntilSessionIsSaved(page: Page, profile: Profile): Promise<void> {
  const marker = 'text of the unprotected page';
  await type(page, 'Text', marker);
  await expect(() => {
    expect(profile.findText([marker]).join()).toContain('Sessions');
  }).toPass();
}

/** Waits until the browser has written the fields of closed pages to its autofill database. */
export async function waitUntilAutofillIsSaved(page: Page, profile: Profile): Promise<void> {
  const marker = 'line of the unprotected page';
  await type(page, 'Line', marker);
  await page.evaluate(() => location.replace('/left'));
  await expect(() => {
    expect(profile.findText([marker]).join()).toContain('Web Data');
  }).toPass();
}

async function type(page: Page, label: string, text: string): Promise<void> {
  await page.bringToFront();
  await page.getByLabel(label).click();
  await page.keyboard.type(text);
}
