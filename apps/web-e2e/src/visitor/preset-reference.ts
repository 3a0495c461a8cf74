import { randomBytes } from 'node:crypto';
import { createInquiryRef } from '@lawyers/domain';
import type { Page } from '@playwright/test';

/**
 * Makes the first reference of the page's next document known beforehand, so that a fault can be aimed at it. Only
 * the first: a page that made another one for its second attempt would be found out.
 *
 * @param seed 16 bytes; the same for the same reference every time.
 */
export async function presetReference(page: Page, seed: Buffer = randomBytes(16)): Promise<string> {
  // Bytes from 240 on would be dropped.
  const bytes = seed.map((byte) => byte % 240);
  await page.addInitScript(
    (known: number[]) => {
      const real = crypto.getRandomValues.bind(crypto);
      let given = false;
      crypto.getRandomValues = <T extends ArrayBufferView>(array: T): T => {
        if (given || !(array instanceof Uint8Array) || array.length !== known.length) {
          return real(array as never) as T;
        }
        given = true;
        array.set(known);
        return array;
      };
    },
    [...bytes],
  );
  return createInquiryRef((array) => array.set(bytes));
}
