import { languageAt, site } from '@lawyers/domain';
import { watchPolicy } from '../checks/watch-policy';
import { expect, test } from '../visitor/test';

test('an unknown address below the Spanish pages answers 404 in every language', async ({
  page,
}) => {
  const problems = await watchPolicy(page);
  const answer = await page.goto('/es/no-existe');
  expect(answer?.status()).toBe(404);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page is not here');
  const spanish = page.locator('section[lang="es"]');
  await expect(spanish.getByRole('heading')).toHaveText('Esta página no está aquí');
  const links = await spanish
    .locator('a[href^="/"]')
    .evaluateAll((all) => all.map((one) => one.getAttribute('href')!));
  expect(links).toHaveLength(5);
  expect(links.filter((href) => languageAt(href) !== 'es')).toEqual([]);
  await expect(page.locator('a[hreflang]:visible')).toHaveCount(site.languages.length - 1);
  // Chromium reports the status of the page itself.
  expect((await problems()).filter((text) => !/status of 404/.test(text))).toEqual([]);
});
