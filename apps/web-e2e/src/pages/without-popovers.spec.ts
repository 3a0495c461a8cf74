import type { Page } from '@playwright/test';
import { paths } from '@lawyers/domain';
import { expect, test } from '../visitor/test';

// The test changes the inline style, so its hash in the policy no longer matches.
test.use({ bypassCSP: true });

/** Simulates a browser without popovers, such as those before iOS 17 and Firefox 125. */
async function openWithoutPopovers(page: Page, path: string): Promise<void> {
  await page.route(path, async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    expect(html).toMatch(/ popover="auto".*:popover-open|:popover-open.* popover="auto"/s);
    const body = html.replaceAll(' popover="auto"', '').replaceAll(':popover-open', ':unknown');
    await route.fulfill({ response, body });
  });
  await page.goto(path);
}

test('without popovers the links are shown on a small screen, and scroll away while Exit stays', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await openWithoutPopovers(page, paths.about);
  const contact = page
    .getByRole('navigation', { name: 'Menu' })
    .getByRole('link', { name: 'Contact Us' });
  await expect(contact).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeHidden();

  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(contact).not.toBeInViewport();
  await expect(page.getByRole('link', { name: 'Exit this site' })).toBeInViewport({ ratio: 1 });
});

test('without popovers a wide screen shows the header links only once', async ({ page }) => {
  await openWithoutPopovers(page, paths.about);
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Menu' })).toBeHidden();
});
