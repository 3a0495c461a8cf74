import { paths } from '@lawyers/domain';
import type { Response } from '@playwright/test';
import { expectNoTrace } from '../checks/no-trace';
import { watchPolicy } from '../checks/watch-policy';
import { watchPrivacy } from '../checks/privacy-traces';
import { everyPage, missingPage, pagesWithForm } from '../visitor/addresses';
import { sandboxSite } from '../visitor/sandbox-site';
import { expect, test } from '../visitor/test';

// One test per page for all rules, because loading pages takes most of the time.

const unknown = [missingPage, '/blogs/page1/12', '/about/nothing'];

for (const address of new Set([...everyPage, ...unknown])) {
  test(`${address} keeps the rules for headers, policy, styles, privacy, widths, and pictures`, async ({
    page,
    context,
  }) => {
    const problems = await watchPolicy(page);
    const traces = await watchPrivacy(context);
    const answer = await page.goto(address, { waitUntil: 'networkidle' });
    await expectHeaders(answer!, address);

    // Islands that hydrate without an interaction may add an Emotion style element.
    await expect(page.locator('style:not([data-emotion])')).toHaveCount(1);
    await expect(page.locator('body')).toHaveCSS('margin-top', '0px');
    const missing = unknown.includes(address) ? 1 : 0;
    expect((await problems()).filter((text) => !/status of 404/.test(text))).toEqual([]);
    expect((await problems()).length).toBe(missing);

    expect(new Set(traces.requests.map((url) => new URL(url).origin))).toEqual(
      new Set([sandboxSite.url]),
    );
    await expectNoTrace(context, traces, {});

    await page.setViewportSize({ width: 320, height: 640 });
    const widest = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(widest).toBeLessThanOrEqual(320);

    await page.setViewportSize({ width: 390, height: 780 });
    const footer = await page.getByRole('contentinfo').boundingBox();
    expect(footer?.height).toBeLessThanOrEqual(1100);
    const wideTables = await page
      .getByRole('group', { name: 'Table' })
      .evaluateAll((boxes) => boxes.filter((box) => box.scrollWidth > box.clientWidth).length);
    expect(wideTables).toBe(0);

    // Only the portraits beside the reviews on the home page are decorative.
    const alternative = address === paths.home ? /^/ : /\S/;
    for (const picture of await page.getByRole('main').locator('img').all()) {
      await picture.scrollIntoViewIfNeeded();
      await expect(picture).toHaveAttribute('alt', alternative);
      await expect(picture).not.toHaveJSProperty('naturalWidth', 0);
    }
  });
}

async function expectHeaders(answer: Response, address: string): Promise<void> {
  const headers = await answer.allHeaders();
  const hasForm = pagesWithForm.includes(address);
  expect(answer.request().redirectedFrom()).toBeNull();
  expect(answer.status()).toBe(unknown.includes(address) ? 404 : 200);
  expect(headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': hasForm ? 'strict-origin' : 'no-referrer',
    'cache-control': [paths.intake, paths.confirm].some((path) => path === address)
      ? 'no-store'
      : 'no-cache',
    vary: 'Accept-Encoding',
  });
  for (const feature of ['camera', 'microphone', 'geolocation', 'payment', 'usb']) {
    expect(headers['permissions-policy']).toContain(`${feature}=()`);
  }
  expect(headers['set-cookie']).toBeUndefined();
  const policy = headers['content-security-policy'] ?? '';
  const formAction = hasForm ? `'self' ${sandboxSite.mailService}` : "'self'";
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain(`form-action ${formAction};`);
  expect(policy).not.toMatch(/unsafe-|\*/);
}
