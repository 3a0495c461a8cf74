import { paths } from '@lawyers/domain';
import type { Page } from '@playwright/test';
import { articleNumbers, lastOnFirstPage } from '../addresses';
import { expectFocusNeverHides } from '../focus';
import { expect, test } from '../journey';

const first = articleNumbers.slice(0, lastOnFirstPage);
const second = articleNumbers.slice(lastOnFirstPage);

function rows(page: Page) {
  return page.getByRole('main').getByRole('article');
}

function pageButton(page: Page, number: number) {
  return page
    .getByRole('navigation', { name: 'Pages of articles' })
    .getByRole('link', { name: `Page ${number}`, exact: true });
}

async function expectList(page: Page, number: number, articles: readonly number[]): Promise<void> {
  await expect(page).toHaveURL(paths.blogPage(number));
  await expect(rows(page)).toHaveCount(articles.length);
  for (const [index, article] of articles.entries()) {
    const row = rows(page).nth(index);
    await expect(row.getByRole('link')).toHaveAttribute('href', paths.article(article));
    await expect(row.getByRole('img')).toHaveJSProperty('clientHeight', 124);
    await expect(row.getByRole('img')).toHaveAccessibleName(/./);
  }
  await expect(pageButton(page, number)).toHaveAttribute('aria-current', 'page');
  await expect(pageButton(page, 3 - number)).not.toHaveAttribute('aria-current');
}

test('the buttons turn the pages of the list: ten articles, then five', async ({ page }) => {
  await page.goto(paths.blogPage(1));
  await expectList(page, 1, first);
  const background = () =>
    pageButton(page, 1).evaluate((button) => getComputedStyle(button).backgroundColor);
  const highlighted = await background();
  await pageButton(page, 2).click();
  await expectList(page, 2, second);
  expect(await background()).not.toBe(highlighted);
  await pageButton(page, 1).click();
  await expectList(page, 1, first);
});

test('a title takes one line and a summary three', async ({ page }) => {
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

test('every row leads to its article', async ({ page }) => {
  for (const [list, articles] of [
    [1, first],
    [2, second],
  ] as const) {
    for (const [index, article] of articles.entries()) {
      await page.goto(paths.blogPage(list));
      const link = rows(page).nth(index).getByRole('link');
      const title = await link.innerText();
      // Anywhere in the row will do, the middle too.
      await rows(page).nth(index).click();
      await expect(page).toHaveURL(paths.article(article));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    }
  }
});

test('the bare address leads to the first page, and Back to where one was', async ({ page }) => {
  await page.goto(paths.about);
  await page.goto(paths.blog, { waitUntil: 'commit' });
  await expect(page).toHaveURL(paths.blogPage(1));
  await expect(rows(page)).toHaveCount(first.length);
  await page.goBack();
  await expect(page).toHaveURL(paths.about);
});

test('every article number leads to its article, and Back to where one was', async ({ page }) => {
  for (const number of articleNumbers) {
    await page.goto(paths.about);
    await page.goto(paths.articleByNumber(number), { waitUntil: 'commit' });
    await expect(page).toHaveURL(paths.article(number));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(paths.about);
  }
});

test('page and number that do not belong together are not found', async ({ request }) => {
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
    '/blogs/page3',
    '/blogs/page',
    '/blogs/0',
    '/blogs/16',
    '/blogs/99',
    '/blogs/page1/1/1',
  ];
  for (const address of wrong) {
    expect((await request.get(address)).status(), address).toBe(404);
  }
});

test('links in the text of an article lead to other articles', async ({ page, request }) => {
  const targets = new Set<string>();
  for (const number of articleNumbers) {
    await page.goto(paths.article(number));
    const inText = page.getByRole('main').getByRole('article').first().locator('p a, li a');
    for (const href of await inText.evaluateAll((all) => all.map((a) => a.getAttribute('href')!))) {
      expect(href, `a link of article ${number}`).toMatch(/^(\/|https:\/\/|#|tel:)/);
      if (href.startsWith('/')) targets.add(href);
    }
  }
  expect([...targets].filter((href) => href.startsWith('/blogs/')).length).toBeGreaterThan(2);
  for (const href of targets) expect((await request.get(href)).status(), href).toBe(200);

  await page.goto(paths.article(1));
  const link = page
    .getByRole('main')
    .getByRole('article')
    .first()
    .locator('p a[href^="/blogs/"]')
    .first();
  const href = await link.getAttribute('href');
  await link.click();
  await expect(page).toHaveURL(href!);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('every picture of an article is there and says what it shows', async ({ page }) => {
  for (const number of articleNumbers) {
    await page.goto(paths.article(number));
    for (const picture of await page.getByRole('main').getByRole('img').all()) {
      await expect(picture).toHaveAccessibleName(/./);
      await picture.scrollIntoViewIfNeeded();
      await expect(picture).not.toHaveJSProperty('naturalWidth', 0);
    }
  }
});

test('an article belongs to the link Blogs', async ({ page }) => {
  await page.goto(paths.article(11));
  const main = page.getByRole('navigation', { name: 'Main' });
  await expect(main.locator('[aria-current]')).toHaveText(['Blogs']);
});

test('in an article the focus never hides', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 500 });
  await page.goto(paths.article(11));
  await expectFocusNeverHides(page);
});
