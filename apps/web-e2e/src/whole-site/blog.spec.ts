import type { Page } from '@playwright/test';
import { paths, t } from '@lawyers/domain';
import { articleLists } from '../visitor/addresses';
import { expect, test } from '../visitor/test';

const rows = (page: Page) => page.getByRole('main').getByRole('article');
const pageButtons = (page: Page) =>
  page.getByRole('navigation', {
    name: t({ en: 'Pages of articles', es: 'Páginas de artículos' }),
  });

test('page buttons open their page of the list, and a click anywhere on a row its article', async ({
  page,
}) => {
  await page.goto(paths.blogPage(1));
  // In reverse order: the test starts on the first list and ends there, and each click leads to another page.
  for (const list of articleLists.toReversed()) {
    await pageButtons(page)
      .locator(`a[href="${paths.blogPage(list.page)}"]`)
      .first()
      .click();
    await expect(page).toHaveURL(paths.blogPage(list.page));
  }
  // The last row is known only when the page is parsed.
  await page.waitForLoadState();
  const picture = await rows(page).last().getByRole('img').getAttribute('alt');
  // Clicks the center of the row instead of the link in it.
  await rows(page).last().click();
  await expect(page).toHaveURL(paths.article(articleLists[0]!.articles.at(-1)!));
  await expect(page.getByRole('img', { name: picture!, exact: true })).toBeVisible();
});

test('the table of contents is folded on a phone, and elsewhere has no control that does nothing', async ({
  page,
}) => {
  await page.goto(paths.article(7));
  const contents = page.locator('nav:has(#contents)');
  const links = contents.getByRole('link');
  await expect(links.first()).toBeVisible();
  await expect(contents.locator('summary')).toBeHidden();
  await expect(contents.getByText(t({ en: 'On this page', es: 'En esta página' }))).toHaveCount(2);
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(links.first()).toBeHidden();
  await contents.locator('summary').click();
  await expect(links.first()).toBeVisible();
});

test('a link of the table of contents scrolls its heading to just below the header', async ({
  page,
}) => {
  await page.goto(paths.article(7));
  await page.locator('nav:has(#contents) a').nth(1).click();
  const header = (await page.getByRole('banner').boundingBox())!;
  const top = async () => (await page.locator(':target').boundingBox())!.y;
  // Polled, because the browser scrolls in a frame after the click.
  await expect.poll(top).toBeLessThan(header.height + 44);
  expect(await top()).toBeGreaterThanOrEqual(header.height);
});
