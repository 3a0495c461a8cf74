import type { Page } from '@playwright/test';
import { defaultLanguage, language, paths } from '@lawyers/domain';
import { kindsOfPages, pageGroups, pagesWithForm } from '../visitor/addresses';
import { arriveAfter } from '../visitor/open';
import { expect, test } from '../visitor/test';

type Part =
  /** The page with its CSS. */
  | 'html'
  /** Scripts that the HTML names, which run at once. */
  | 'scriptAtOnce'
  /** All JavaScript after the first interaction, without what loads on use. */
  | 'script'
  | 'fonts'
  /** All that a page needs to be shown, with every picture down to the footer, on a phone. */
  | 'beforeInteraction';

type Bytes = Readonly<Partial<Record<Part, number>>>;

/**
 * The budget of a page in bytes as sent with brotli. When a test fails, make the page lighter. A larger budget needs a
 * benefit for visitors, named in the commit.
 */
function budgetOf(path: string): Bytes & { readonly html: number } {
  const content = { html: html(14_200), scriptAtOnce: 1_850, script: 1_850, fonts: 41_000 };
  const withForm = { ...content, scriptAtOnce: 3_200, script: 137_000 };
  if (path === paths.home) return { ...withForm, html: html(21_400), beforeInteraction: 120_000 };
  return pagesWithForm.includes(path) ? withForm : content;
}

/** The same text is up to a tenth longer in Spanish, compressed. */
function html(english: number): number {
  return language === defaultLanguage ? english : english * 1.1;
}

test('the HTML of every page keeps its budget', async ({ request }) => {
  for (const path of Object.values(pageGroups).flat()) {
    const answer = await request.get(path, { headers: { 'accept-encoding': 'br' } });
    expect(answer.headers()['content-encoding']).toBe('br');
    const bytes = Number(answer.headers()['content-length']);
    expect(bytes, path).toBeGreaterThan(0);
    expect(bytes, path).toBeLessThanOrEqual(budgetOf(path).html);
  }
});

// Other pages differ by language only in their HTML.
for (const path of language === defaultLanguage ? kindsOfPages : pagesWithForm) {
  test(`${path} loads no more than its budgets on a phone`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await arriveAfter(page, 50);
    const found = await bytesOf(page, path);
    for (const [part, budget] of Object.entries(budgetOf(path))) {
      expect(found[part as Part], part).toBeGreaterThan(0);
      expect(found[part as Part], part).toBeLessThanOrEqual(budget);
    }
  });
}

async function bytesOf(page: Page, path: string): Promise<Bytes> {
  await page.goto(path);
  const pictures = page.locator('img');
  await pictures.evaluateAll((all: HTMLImageElement[]) => {
    for (const picture of all) picture.loading = 'eager';
  });
  // Not `decode`, which rejects when the browser chooses the file of a picture again.
  for (const picture of await pictures.all()) {
    await expect(picture).toHaveJSProperty('complete', true);
    await expect(picture).not.toHaveJSProperty('naturalWidth', 0);
  }
  // A busy machine gets the preloaded fonts after `load`.
  await expect.poll(async () => (await page.evaluate(loadedBytes)).fonts).toBeGreaterThan(0);
  const before = await page.evaluate(loadedBytes);
  await page.evaluate(() => void dispatchEvent(new Event('pointerdown')));
  await expect(page.locator('[data-island]')).toHaveCount(0);
  const { script } = await page.evaluate(loadedBytes);
  return { ...before, script };
}

function loadedBytes(): Required<Bytes> {
  const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  // A module is fetched, and then imported from the cache.
  const files = [...new Map(entries.map((entry) => [entry.name, entry])).values()];
  const pages = performance.getEntriesByType('navigation') as PerformanceResourceTiming[];
  const named = [...document.scripts].map(({ src }) => src);
  const sum = (all: readonly PerformanceResourceTiming[]) =>
    all.reduce((bytes, { encodedBodySize }) => bytes + encodedBodySize, 0);
  const scripts = files.filter(({ name }) => name.endsWith('.js'));
  const scriptAtOnce = sum(scripts.filter(({ name }) => named.includes(name)));
  return {
    html: sum(pages),
    scriptAtOnce,
    script: sum(scripts),
    fonts: sum(files.filter(({ name }) => name.endsWith('.woff2'))),
    // Without scripts that hydrate: the browser may report a pointer over a new page, which starts that.
    beforeInteraction:
      sum([...pages, ...files.filter((file) => !scripts.includes(file))]) + scriptAtOnce,
  };
}
