import { languageAt, site } from '@lawyers/domain';
import { missingPage } from '../visitor/addresses';
import { sandboxSite } from '../visitor/sandbox-site';
import { expect, test } from '../visitor/test';

test('the page for unknown addresses has navigation, the phone number, and the words of each language', async ({
  page,
}) => {
  await page.goto(missingPage);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link')).toHaveCount(5);
  await expect(main.getByRole('link', { name: sandboxSite.phone }).first()).toBeVisible();
  const others = site.languages.filter((tag) => tag !== 'en');
  await expect(page.locator('a[hreflang]:visible')).toHaveCount(others.length);
  for (const tag of others) {
    const links = await page
      .locator(`section[lang="${tag}"] a[href^="/"]`)
      .evaluateAll((all) => all.map((one) => one.getAttribute('href')!));
    expect(new Set(links.map((href) => languageAt(href)))).toEqual(new Set([tag]));
  }
});
