import type { Page } from '@playwright/test';
import { paths } from '@lawyers/domain';
import { expectNoTrace } from '../checks/no-trace';
import { pageWidth } from '../checks/page-width';
import { watchPrivacy } from '../checks/privacy-traces';
import { watchPolicy } from '../checks/watch-policy';
import { missingPage, pageGroups } from '../visitor/addresses';
import { sandboxSite } from '../visitor/sandbox-site';
import { expect, test } from '../visitor/test';

const unknown = [missingPage, '/blogs/page1/12', '/about/nothing'];

for (const [name, addresses] of Object.entries({ ...pageGroups, 'unknown addresses': unknown })) {
  test(`${name} keep the rules for policy, styles, privacy, widths, and pictures`, async ({
    page,
    context,
  }) => {
    const problems = await watchPolicy(page);
    const traces = await watchPrivacy(context);
    for (const address of addresses) {
      await test.step(address, async () => {
        await page.setViewportSize({ width: 1280, height: 720 });
        const answer = await page.goto(address);
        expect(answer?.status()).toBe(unknown.includes(address) ? 404 : 200);
        await expectStyle(page);
        // The browser logs the status of a missing page.
        const unexpected = (await problems()).filter((text) => !/status of 404/.test(text));
        expect(unexpected).toEqual([]);
        await expectWidths(page);
        await expectPictures(page, address);
      });
    }
    expect(await problems()).toHaveLength(addresses.filter((one) => unknown.includes(one)).length);
    expect(new Set(traces.requests.map((url) => new URL(url).origin))).toEqual(
      new Set([sandboxSite.url]),
    );
    await expectNoTrace(context, traces, {});
  });
}

async function expectStyle(page: Page): Promise<void> {
  // Islands that hydrate without an interaction may add an Emotion style element.
  await expect(page.locator('style:not([data-emotion], [media])')).toHaveCount(1);
  await expect(page.locator('body')).toHaveCSS('margin-top', '0px');
}

async function expectWidths(page: Page): Promise<void> {
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await page.evaluate(pageWidth)).toBeLessThanOrEqual(320);

  await page.setViewportSize({ width: 390, height: 780 });
  const wideTables = await page
    .getByRole('group', { name: 'Table' })
    .evaluateAll((boxes) => boxes.filter((box) => box.scrollWidth > box.clientWidth).length);
  expect(wideTables).toBe(0);
}

async function expectPictures(page: Page, address: string): Promise<void> {
  // Only the portraits beside the reviews on the home page are decorative.
  const alternative = address === paths.home ? /^/ : /\S/;
  for (const picture of await page.getByRole('main').locator('img').all()) {
    await picture.scrollIntoViewIfNeeded();
    await expect(picture).toHaveAttribute('alt', alternative);
    await expect(picture).not.toHaveJSProperty('naturalWidth', 0);
  }
}
