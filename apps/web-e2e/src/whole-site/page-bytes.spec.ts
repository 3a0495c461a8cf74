import type { Page } from '@playwright/test';
import { defaultLanguage, language, paths, t } from '@lawyers/domain';
import {
  articleLists,
  articleNumbers,
  kindsOfPages,
  missingPage,
  pageGroups,
  pagesWithForm,
} from '../visitor/addresses';
import { arriveAfter } from '../visitor/open';
import { expect, test } from '../visitor/test';

type Part =
  /** The HTML, including its CSS. */
  | 'html'
  /** The scripts whose address is in the HTML, which run without an interaction. */
  | 'scriptAtOnce'
  /**
   * All JavaScript that the page has loaded when it is hydrated, which follows the first interaction: `scriptAtOnce`,
   * and the modules that hydrate it. What is loaded only on use, such as the toast, is not included.
   */
  | 'script'
  | 'fonts'
  /** Everything that the browser loads on a phone to show the page down to its footer, with all pictures. */
  | 'beforeInteraction';

type Bytes = Readonly<Partial<Record<Part, number>>>;

/**
 * The budget for the HTML of each page: its size in bytes, as sent with brotli, when the budget was last set. A page
 * may have `slack` more. When a test fails, make the page lighter. A larger budget needs a benefit for visitors, named
 * in the commit.
 */
const html: Readonly<Record<string, number>> = {
  [paths.home]: t({ en: 22_190, es: 23_820 }),
  [paths.intake]: t({ en: 13_800, es: 14_650 }),
  [paths.contact]: t({ en: 12_640, es: 13_320 }),
  [paths.terms]: t({ en: 12_300, es: 13_450 }),
  [paths.about]: t({ en: 12_210, es: 13_050 }),
  [paths.staySafe]: t({ en: 9_290, es: 9_620 }),
  [missingPage]: 6_770,
  [paths.confirm]: t({ en: 8_040, es: 8_360 }),
};
const listHtml = t({ en: 8_560, es: 8_780 });
const articleHtml = t({ en: 14_810, es: 16_520 });
/** How many bytes a page may have above its budget: for the words of another operator, such as a long brand. */
const slack = 600;

/**
 * The budgets of a page. The HTML of a page that is neither a list nor an article, and is not in the table `html`, has
 * a budget of 0, so the test fails until somebody adds one.
 */
function budgetOf(path: string): Bytes {
  const isArticle = articleNumbers.map(paths.article).includes(path);
  const isList = articleLists.some(({ page }) => paths.blogPage(page) === path);
  const content = {
    html: isArticle ? articleHtml : isList ? listHtml : (html[path] ?? 0),
    scriptAtOnce: 1_660,
    script: 1_660,
    fonts: isArticle ? 37_210 : 27_950,
  };
  const withForm = { ...content, scriptAtOnce: 2_680, script: t({ en: 137_870, es: 139_710 }) };
  if (path === paths.home)
    return { ...withForm, beforeInteraction: t({ en: 103_170, es: 104_800 }) };
  if (path === paths.contact) return { ...withForm, script: t({ en: 132_270, es: 133_650 }) };
  return pagesWithForm.includes(path) ? withForm : content;
}

/** The parts that exceed their budgets by more than `slack`, or were not loaded at all. */
function excesses(path: string, found: Bytes): readonly string[] {
  const budgets = budgetOf(path);
  return (Object.entries(found) as (readonly [Part, number])[]).flatMap(([part, bytes]) => {
    const allowed = (budgets[part] ?? Infinity) + slack;
    return bytes > 0 && bytes <= allowed ? [] : `${path}, ${part}: ${bytes} of ${allowed} bytes`;
  });
}

test('the HTML of every page keeps its budget', async ({ request }) => {
  const found: string[] = [];
  for (const path of Object.values(pageGroups).flat()) {
    const answer = await request.get(path, { headers: { 'accept-encoding': 'br' } });
    expect(answer.headers()['content-encoding']).toBe('br');
    const bytes = Number(answer.headers()['content-length']);
    found.push(...excesses(path, { html: bytes }));
  }
  expect(found).toEqual([]);
});

// In the other language, pages without a form differ only in their HTML, which the test above covers.
for (const path of language === defaultLanguage ? kindsOfPages : pagesWithForm) {
  test(`${path} loads no more than its budgets on a phone`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await arriveAfter(page, 50);
    expect(excesses(path, await bytesOf(page, path))).toEqual([]);
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
  // On a busy machine, preloaded fonts may arrive after the `load` event. `fonts.ready` alone would not wait for them,
  // since it is already fulfilled before the first font starts to load. So this first waits until a font has arrived.
  await expect.poll(async () => (await page.evaluate(loadedBytes)).fonts).toBeGreaterThan(0);
  await page.evaluate(async () => void (await document.fonts.ready));
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
