import { readFile } from 'node:fs/promises';
import { extname, resolve } from 'node:path';
import { expectAccessible } from '../checks/accessibility';
import { expect, test } from '../visitor/test';

const gallery = resolve(import.meta.dirname, '../../../../dist/libs/ui-gallery');
const address = 'http://gallery.example';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
};

for (const colorScheme of ['light', 'dark'] as const) {
  test(`every state of every component is accessible, ${colorScheme}`, async ({ page }) => {
    test.setTimeout(120_000);
    // The gallery is no part of the site, so no server has it.
    await page.route(`${address}/**`, async (route) => {
      const { pathname } = new URL(route.request().url());
      await route.fulfill({
        body: await readFile(resolve(gallery, pathname.slice(1))),
        contentType: types[extname(pathname)] ?? 'application/octet-stream',
      });
    });
    await page.goto(`${address}/frame.html`);
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
    // Each state stands in the page by itself: what is unique on a page of the site is not here.
    await expectAccessible(page, [colorScheme], ['duplicate-id-aria']);
  });
}
