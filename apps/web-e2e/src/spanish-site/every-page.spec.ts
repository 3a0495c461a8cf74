import type { Page } from '@playwright/test';
import { languageAt } from '@lawyers/domain';
import { expectAccessibleOnPhone } from '../checks/accessibility';
import { englishIn, expectNoEnglish } from '../checks/english';
import { expectHeaderLinksInOneRow } from '../checks/header-row';
import { expectLargeTextToFit } from '../checks/large-text';
import { textsInSource } from '../checks/page-texts';
import { pageWidth } from '../checks/page-width';
import { expectUnbrokenPhoneNumbers } from '../checks/phone-numbers';
import { watchPolicy } from '../checks/watch-policy';
import {
  corePages,
  missingPage,
  pageGroups,
  pagesWithForm,
  someBlogPages,
} from '../visitor/addresses';
import { hydrate } from '../visitor/open';
import { expect, test } from '../visitor/test';

// Every page that exists.
const groups = Object.entries(pageGroups).map(
  ([name, addresses]) => [name, addresses.filter((path) => path !== missingPage)] as const,
);
const pages = groups.flatMap(([, addresses]) => addresses);
const fixedPages = corePages.filter((path) => path !== missingPage);

for (const [name, addresses] of groups) {
  test(`${name} are Spanish, link to Spanish pages, follow the policy, and do not scroll horizontally at 320 px`, async ({
    page,
  }) => {
    const problems = await watchPolicy(page);
    for (const address of addresses) {
      await test.step(address, async () => {
        await page.setViewportSize({ width: 1280, height: 720 });
        const answer = await page.goto(address);
        expect(answer?.status()).toBe(200);
        await expect(page.locator('html')).toHaveAttribute('lang', 'es');
        expect(await foreignLinks(page)).toEqual([]);
        if (pagesWithForm.includes(address)) await hydrate(page);
        await expectNoEnglish(page);
        expect(await problems()).toEqual([]);

        await page.setViewportSize({ width: 320, height: 640 });
        expect(await page.evaluate(pageWidth)).toBeLessThanOrEqual(320);
      });
    }
  });
}

// A phone shows best what longer words change. All articles have the same markup.
test('fixed pages and some blog pages are accessible on a phone', async ({ page }) => {
  for (const address of [...fixedPages, ...someBlogPages]) {
    await test.step(address, async () => {
      await page.goto(address);
      if (pagesWithForm.includes(address)) await hydrate(page);
      await expectAccessibleOnPhone(page);
    });
  }
});

test('the Spanish header links fit into one row at 900 px', async ({ page }) => {
  await expectHeaderLinksInOneRow(page);
});

test('no phone number of a Spanish page breaks', async ({ page }) => {
  await expectUnbrokenPhoneNumbers(page, [...fixedPages, ...someBlogPages]);
});

test('Spanish text at twice the size fits a phone', async ({ page }) => {
  await expectLargeTextToFit(page, pages);
});

test('no page shows or says English without scripts', async ({ page, request }) => {
  for (const address of pages) {
    const texts = await textsInSource(page, await (await request.get(address)).text());
    expect(texts.length, address).toBeGreaterThan(50);
    expect.soft(englishIn(texts), address).toEqual([]);
  }
});

test('finds English in texts, attributes, and metadata, and allows it in its own element, in parentheses, and in values', async ({
  page,
}) => {
  const html = `<html lang="es"><head><title>send 1</title><meta name="description" content="send 2"></head>
    <body><p>Oprima <b>send 3</b></p><noscript><p>send 4</p></noscript><p>una demanda (lawsuit), send 5</p>
    <select><option value="send">send 6</option></select><img alt="send 7"><nav aria-label="send 8"></nav>
    <input placeholder="send 9"><a lang="en" hreflang="en" href="/send" title="Send">Send</a>
    <p>una demanda (<em>file a lawsuit</em>)</p><input name="send" value="Send"></body></html>`;
  const found = englishIn(await textsInSource(page, html));
  expect(found.map((text) => /^send: .*send (\d)$/.exec(text)?.[1]).sort()).toEqual([
    ...'123456789',
  ]);
});

/** The addresses of this site to which links and forms lead in another language, besides the language link. */
async function foreignLinks(page: Page): Promise<readonly string[]> {
  const addresses = await page
    .locator('a[href^="/"]:not([hreflang]), form[action^="/"]')
    .evaluateAll((all) =>
      all.map((one) => one.getAttribute('href') ?? one.getAttribute('action')!),
    );
  expect(addresses.length).toBeGreaterThan(5);
  return addresses.filter((address) => languageAt(new URL(address, page.url()).pathname) !== 'es');
}
