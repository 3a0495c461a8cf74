import type { Page } from '@playwright/test';
import { defaultLanguage, language, paths } from '@lawyers/domain';
import { kindsOfPages, pageGroups, pagesWithForm } from '../visitor/addresses';
import { arriveAfter } from '../visitor/open';
import { expect, test } from '../visitor/test';

type Part =
  /** The HTML, including its CSS. */
  | 'html'
  /** The scripts whose address is in the HTML, which run without an interaction. */
  | 'scriptAtOnce'
  /**
   * All JavaScript that is loaded after the first interaction. What is loaded only on use, such as the toast, is not
   * included.
   */
  | 'script'
  | 'fonts'
  /** Everything that the browser loads on a phone to show the page down to its footer, with all pictures. */
  | 'beforeInteraction';

type Bytes = Readonly<Partial<Record<Part, number>>>;

/**
 * The budget of a page in bytes, as sent with Brotli. If a test fails, make the page lighter. A larger budget needs a
 * benefit for visitors, which the commit message must name.
 */
function budgetOf(path: string): Bytes & { readonly html: number } {
  const content = { html: html(13_950), scriptAtOnce: 1_850, script: 1_850, fonts: 41_000 };
  const withForm = { ...content, scriptAtOnce: 3_200, script: 135_000 };
  if (path === paths.home) return { ...withForm, html: html(19_500), beforeInteraction: 120_000 };
  return pagesWithForm.includes(path) ? withForm : content;
}

/** The budget of the HTML in this language. In Spanish, the same text is up to a tenth longer after compression. */
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

// In the other language, pages without a form differ only in their HTML, which the test above covers.
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
  // `decode` is not used, because it rejects if the browser switches to another file of the same picture.
  for (const picture of await pictures.all()) {
    await expect(picture).toHaveJSProperty('complete', true);
    await expect(picture).not.toHaveJSProperty('naturalWidth', 0);
  }
  // Waits for the fonts: on a busy machine, preloaded fonts may arrive after the `load` event.
  await expect.poll(async () => (await page.evaluate(loadedBytes)).fonts).toBeGreaterThan(0);
  const before = await page.evaluate(loadedBytes);
  await page.evaluate(() => void dispatchEvent(new Event('pointerdown')));
  await expect(page.locator('[data-island]')).toHaveCount(0);
  const { script } = await page.evaluate(loadedBytes);
  return { ...before, script };
}

function loadedBytes(): Required<Bytes> {
  const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  // A module may have two entries: it is fetched first, and later imported from the cache.
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
    // Leaves out the scripts of hydration, which a pointer over the new page may have triggered already.
    beforeInteraction:
      sum([...pages, ...files.filter((file) => !scripts.includes(file))]) + scriptAtOnce,
  };
}
