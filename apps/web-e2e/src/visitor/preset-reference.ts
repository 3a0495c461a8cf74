import { randomBytes } from 'node:crypto';
import type { Page } from '@playwright/test';
import { createInquiryRef } from '@lawyers/domain';

/**
 * Determines the first reference that the page's next document creates, so that a fault can target it. Only the first:
 * a page that created a new reference for another submission would fail the test.
 */
export async function presetReference(page: Page): Promise<string> {
  // createInquiryRef discards bytes from 240 on.
  const bytes = [...randomBytes(16)].map((byte) => byte % 240);
  await page.addInitScript((preset) => {
    const real = crypto.getRandomValues.bind(crypto);
    crypto.getRandomValues = <T extends ArrayBufferView>(array: T): T => {
      if (!(array instanceof Uint8Array) || array.length !== preset.length)
        return real(array as never) as T;
      crypto.getRandomValues = real;
      array.set(preset);
      return array;
    };
  }, bytes);
  return createInquiryRef((array) => array.set(bytes));
}
