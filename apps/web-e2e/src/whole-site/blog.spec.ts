import type { Page } from '@playwright/test';
import { paths } from '@lawyers/domain';
import { expectFocusVisible } from '../checks/visible-focus';
import { articleLists, articleNumbers } from '../visitor/addresses';
import { expect, test } from '../visitor/test';

/** A number without an article. */
const missingNumber = articleNumbers.length + 1;

function rows(page: Page) {
  return page.getByRole('main').getByRole('article');
}

function pageButtons(page: Page) {
  return page.getByRole('navigation', { name: 'Pages of articles' });
}

function pageButton(page: Page, number: number) {
  return pageButtons(page).getByRole('link', { name: `Page ${number}`, exact: true });
}

async function expectList(
  page: Page,
  { page: number, articles }: (typeof articleLists)[number],
): Promise<void> {
  await expect(page).toHaveURL(paths.blogPage(number));
  await expect(rows(page)).toHaveCount(articles.length);
  for (const [index, article] of articles.entries()) {
    const row = rows(page).nth(index);
    await expect(row.getByRole('link')).toHaveAttribute('href', paths.article(article));
    await expect(row.getByRole('img')).toHaveJSProperty('clientHeight', 124);
    await expect(row.getByRole('img')).toHaveAccessibleName(/./);
  }
  const current = pageButtons(page).locator('[aria-current="page"]');
  await expect(current).toHaveAccessibleName(`Page ${number}`);
}

test('page buttons open their page of the list, and the current one is highlighted', async ({
  page,
}) => {
  await page.goto(paths.blogPage(1));
  const background = () =>
    pageButton(page, 1).evaluate((button) => getComputedStyle(button).backgroundColor);
  const highlighted = await background();
  // Backwards, so that the last step returns to page 1.
  for (const list of articleLists.toReversed()) {
    await pageButton(page, list.page).click();
    await expectList(page, list);
    expect((await background()) === highlighted).toBe(list.page === 1);
  }
});

test('a title takes one line and a summary at most three', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto(paths.blogPage(1));
  const lines = (selector: string) =>
    rows(page)
      .locator(selector)
      .evaluateAll((all) =>
        all.map((one) => one.clientHeight / Number.parseFloat(getComputedStyle(one).lineHeight)),
      );
  for (const height of await lines('h2')) expect(Math.round(height)).toBe(1);
  for (const height of await lines('p')) expect(Math.round(height)).toBeLessThanOrEqual(3);
});

test('a click anywhere on a row opens its article', async ({ page }) => {
  for (const list of articleLists) {
    // The rest of the rows differs only in its content.
    for (const row of [rows(page).first(), rows(page).last()]) {
      await page.goto(paths.blogPage(list.page));
      const href = await row.getByRole('link').getAttribute('href');
      const picture = await row.getByRole('img').getAttribute('alt');
      // Clicks the center of the row, not its link.
      await row.click();
      await expect(page).toHaveURL(href!);
      await expect(page.getByRole('img', { name: picture!, exact: true })).toBeVisible();
    }
  }
});

test('/blogs opens the first page, and Back returns to the previous page', async ({ page }) => {
  await page.goto(paths.about);
  await page.goto(paths.blog, { waitUntil: 'commit' });
  await expect(page).toHaveURL(paths.blogPage(1));
  await expect(rows(page)).toHaveCount(10);
  await page.goBack();
  await expect(page).toHaveURL(paths.about);
});

test('an article number opens its article, and Back returns to the previous page', async ({
  page,
}) => {
  const number = articleNumbers.length;
  await page.goto(paths.about);
  await page.goto(paths.articleByNumber(number), { waitUntil: 'commit' });
  await expect(page).toHaveURL(paths.article(number));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(paths.about);
});

test('the server answers 404 when a page does not hold the article, or does not exist', async ({
  request,
}) => {
  const wrong = [
    '/blogs/page1/11',
    '/blogs/page1/12',
    '/blogs/page2/10',
    '/blogs/page2/1',
    '/blogs/page3/15',
    '/blogs/page1/0',
    '/blogs/page1/01',
    '/blogs/page1/one',
    '/blogs/page0',
    paths.blogPage(articleLists.length + 1),
    '/blogs/page',
    '/blogs/0',
    paths.articleByNumber(missingNumber),
    paths.article(missingNumber),
    '/blogs/page1/1/1',
  ];
  for (const address of wrong) {
    expect((await request.get(address)).status(), address).toBe(404);
  }
});

test('a link in the text of an article opens another article', async ({ page }) => {
  await page.goto(paths.article(1));
  const article = page.getByRole('main').getByRole('article').first();
  const link = article.locator('p a[href^="/blogs/"]').first();
  const href = await link.getAttribute('href');
  await link.click();
  await expect(page).toHaveURL(href!);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('the header marks Blogs as current on an article', async ({ page }) => {
  await page.goto(paths.article(11));
  const main = page.getByRole('navigation', { name: 'Main' });
  await expect(main.locator('[aria-current]')).toHaveText(['Blogs']);
});

test('the focused element is always visible in an article', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 500 });
  await page.goto(paths.article(11));
  await expectFocusVisible(page);
});
