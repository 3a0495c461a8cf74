import { resolve } from 'node:path';
import { expect, test } from '@playwright/test';
import type { FaultInput } from '@lawyers/mail-sandbox';
import { setFault } from '../visitor/inbox';
import { runRecord } from '../visitor/run-record';
import { screenshotsFolder } from './folders';
import { makeDeterministic, waitUntilSettled } from './stabilize';
import { schemes, windows, type Screenshot } from './state';
import { states } from './states';

const only = process.env['SCREENSHOTS_ONLY'] ?? '';

for (const state of states.filter(({ name }) => name.includes(only))) {
  for (const window of state.windows ?? windows) {
    const size = window.height < 300 ? `${window.width}x${window.height}` : `${window.width}`;
    const name = `${state.name}-${size}`;
    test.describe(() => {
      test.use({ ...state.context, viewport: window });
      test(name, async ({ page }, info) => {
        const ref = await makeDeterministic(page, name);
        if (state.fault) await setFault({ ...state.fault, ref } as FaultInput & { ref: string });
        await page.emulateMedia({ ...state.media });
        await page.goto(state.path);
        await state.reach?.(page);
        for (const scheme of state.schemes ?? schemes) {
          await page.emulateMedia({ ...state.media, colorScheme: scheme });
          await waitUntilSettled(page);
          // Otherwise the sticky header would be captured at the scroll position.
          if (state.extent === 'page') await page.evaluate(() => scrollTo(0, 0));
          const file = `${name}-${scheme}.png`;
          await expect.soft(page).toHaveScreenshot(file, { fullPage: state.extent === 'page' });
          const footerAt = await page
            .locator('footer')
            .evaluate((footer: HTMLElement) => footer.offsetTop);
          runRecord<Screenshot>(info, 'shots').add(`${name}-${scheme}`, {
            file: resolve(screenshotsFolder, file),
            name: state.name,
            width: window.width,
            scheme,
            footerAt,
          });
        }
      });
    });
  }
}
