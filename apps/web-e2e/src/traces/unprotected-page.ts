import { expect, type Page } from '@playwright/test';
import type { Profile } from './profile';

const address = 'https://unprotected.example/';

/**
 * A form without our protection, in the same profile. It shows that the browser saves forms, that what was typed
 * before it has been saved as well, and that the search finds what is there.
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

/** Resolves once the browser has written its open pages to the session files, which takes seconds. */
export async function untilSessionIsSaved(page: Page, profile: Profile): Promise<void> {
  const mark = 'text of the unprotected page';
  await type(page, 'Text', mark);
  await expect(() => {
    expect(profile.findText([mark]).join()).toContain('Sessions');
  }).toPass({ timeout: 40_000 });
}

/** Resolves once the browser has written the fields of pages that were left to its autofill database. */
export async function untilAutofillIsSaved(page: Page, profile: Profile): Promise<void> {
  const mark = 'line of the unprotected page';
  await type(page, 'Line', mark);
  await page.evaluate(() => location.replace('/left'));
  await expect(() => {
    expect(profile.findText([mark]).join()).toContain('Web Data');
  }).toPass({ timeout: 40_000 });
}

async function type(page: Page, label: string, text: string): Promise<void> {
  await page.bringToFront();
  await page.getByLabel(label).click();
  await page.keyboard.type(text);
}
