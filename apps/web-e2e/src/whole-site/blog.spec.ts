import type { Page } from '@playwright/test';
import { paths } from '@lawyers/domain';
import { expectFocusVisible } from '../checks/visible-focus';
import { articleLists, articleNumbers } from '../visitor/addresses';
import { expect, test } from '../visitor/test';

const last = articleNumbers.length;

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

for (const [what, from, to] of [
  ['/blogs opens the first page', paths.blog, paths.blogPage(1)],
  ['an article number opens its article', paths.articleByNumber(last), paths.article(last)],
] as const) {
  test(`${what}, and Back returns to the previous page`, async ({ page }) => {
    await page.goto(paths.about);
    await page.goto(from, { waitUntil: 'commit' });
    await expect(page).toHaveURL(to);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(paths.about);
  });
}

test('the focused element is always visible in an article', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 500 });
  await page.goto(paths.article(11));
  await expectFocusVisible(page);
});
