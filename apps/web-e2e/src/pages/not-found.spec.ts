import { languageAt, site } from '@lawyers/domain';
import { missingPage } from '../visitor/addresses';
import { sandboxSite } from '../visitor/sandbox-site';
import { expect, test } from '../visitor/test';

const unknown = [missingPage, '/about/us', '/blogs/page1/12', '/es/no-existe'];

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

test('the page of an unknown URL has the words of each language, with links to its pages', async ({
  page,
}) => {
  await page.goto(missingPage);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const others = site.languages.filter((tag) => tag !== 'en');
  await expect(page.locator('a[hreflang]:visible')).toHaveCount(others.length);
  for (const tag of others) {
    const links = await page
      .locator(`section[lang="${tag}"] a[href^="/"]`)
      .evaluateAll((all) => all.map((one) => one.getAttribute('href')!));
    expect(links.map((href) => languageAt(href))).toEqual([tag, tag, tag, tag, tag]);
  }
});
