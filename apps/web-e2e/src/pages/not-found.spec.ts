import { missingPage } from '../visitor/addresses';
import { sandboxSite } from '../visitor/sandbox-site';
import { expect, test } from '../visitor/test';

const unknown = [missingPage, '/FormInput', '/about/us', '/blogs/page1/12', '/index.php?id=1'];

test('an unknown URL answers 404 with navigation, Exit, and the phone number', async ({ page }) => {
  for (const address of unknown) {
    const answer = await page.goto(address);
    expect(answer?.status(), address).toBe(404);
    await expect(page).toHaveURL(address);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link')).toHaveCount(5);
    await expect(page.getByRole('link', { name: 'Exit this site' })).toBeVisible();
    // In each language.
    for (const phone of await main.getByRole('link', { name: sandboxSite.phone }).all()) {
      await expect(phone).toHaveAttribute('href', 'tel:2025550100');
    }
    await expect(main.getByRole('link', { name: sandboxSite.phone })).not.toHaveCount(0);
  }
});
