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
  test(`every state of every component has no axe violation in the ${colorScheme} scheme`, async ({
    page,
  }) => {
    // No server serves the gallery, because it is not part of the site.
    await page.route(`${address}/**`, async (route) => {
      const { pathname } = new URL(route.request().url());
      await route.fulfill({
        body: await readFile(resolve(gallery, pathname.slice(1))),
        contentType: types[extname(pathname)] ?? 'application/octet-stream',
      });
    });
    await page.goto(`${address}/frame.html`);
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
    // The gallery shows many states on one page, so ids repeat that are unique on a page of the site.
    await expectAccessible(page, [colorScheme], ['duplicate-id-aria']);
  });
}
