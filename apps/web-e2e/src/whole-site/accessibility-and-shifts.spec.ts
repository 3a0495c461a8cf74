import type { Page } from '@playwright/test';
import { defaultLanguage, language, paths } from '@lawyers/domain';
import { expectAccessible } from '../checks/accessibility';
import { expectNoShift, watchShifts } from '../checks/layout-shifts';
import { pageWidth } from '../checks/page-width';
import { corePages, missingPage, pagesWithForm, someBlogPages } from '../visitor/addresses';
import { showSiteFonts } from '../visitor/open';
import { expect, test } from '../visitor/test';

const isDefault = language === defaultLanguage;

// For these checks, each page is loaded at most twice: in a wide window, and in a narrow one. After each load, all
// checks for such a window are made. The last ones need `spaceText`, which changes the page.
for (const path of [...corePages, missingPage, ...someBlogPages]) {
  test(`${path} does not shift, is accessible, and cuts no text that a visitor has spaced`, async ({
    page,
  }) => {
    await showSiteFonts(page);
    await watchShifts(page);
    // Pages in a language other than the default differ only in their words, some of which are longer. Longer words
    // matter on a phone, and in controls, so these pages are checked at narrow widths only, and with axe only if they
    // have a form.
    if (isDefault) {
      await page.setViewportSize({ width: 1440, height: 800 });
      await page.goto(path);
      await expectNoShift(page);
      await openContents(page);
      await expectAccessible(page, ['light']);
      // `expectAccessible` turns motion off. It is turned on again, because a page must not shift with motion either.
      await page.emulateMedia({ reducedMotion: null });
    }
    await page.setViewportSize({ width: 360, height: 800 });
    await page.goto(path);
    await expectNoShift(page);
    if (isDefault || pagesWithForm.includes(path)) {
      await openContents(page);
      await expectAccessible(page, ['dark']);
      await page.setViewportSize({ width: 390, height: 800 });
      expect(await page.evaluate(smallTargets)).toEqual([]);
    }
    await page.evaluate(spaceText);
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await page.evaluate(cutTexts), `at ${width} px`).toEqual([]);
      expect(await page.evaluate(pageWidth)).toBeLessThanOrEqual(width);
    }
  });
}

test('the checks above see a shift, a small target, and a cut text', async ({ page }) => {
  await showSiteFonts(page);
  await watchShifts(page);
  await page.goto(paths.staySafe);
  await expectNoShift(page);
  await page.getByRole('heading', { level: 1 }).evaluate(async (heading) => {
    scrollTo(0, 0);
    await new Promise(requestAnimationFrame);
    heading.style.cssText = 'height: 1px; width: 40px; overflow: hidden';
    const button = Object.assign(document.createElement('button'), { textContent: 'Small' });
    heading.after(button);
    await new Promise(requestAnimationFrame);
  });
  expect(await page.evaluate(cutTexts)).toHaveLength(1);
  expect(await page.evaluate(smallTargets)).toEqual([expect.stringContaining('Small')]);
  await expect(expectNoShift(page)).rejects.toThrow();
});

/**
 * Opens the table of contents, a details element. On a wide screen, a style shows its links although it is closed. axe
 * does not know that, takes the links for hidden, and would report a scroll container without anything to focus.
 */
async function openContents(page: Page): Promise<void> {
  await page.locator('main nav details').evaluateAll((folds: HTMLDetailsElement[]) => {
    for (const fold of folds) fold.open = true;
  });
}

/**
 * Lists links, buttons, and fields that are less than 44 px high, the smallest height in this design (WCAG 2.5.8 asks
 * for 24 px). A target passes if points 22 px above and below its center also hit it, as for a link whose clickable
 * area is stretched over its row. A label counts as part of its checkbox or radio button. Links within a sentence are
 * exempt, as in WCAG 2.5.8. Runs in the browser.
 */
function smallTargets(): string[] {
  const targets = 'a[href], button, summary, input:not([type="hidden"]), select, textarea';
  const isInSentence = (element: Element) => {
    const block = element.closest('p, li, dd, figcaption, span');
    const inline = element.matches('a') && getComputedStyle(element).display === 'inline';
    return inline && block !== null && block.textContent.trim() !== element.textContent.trim();
  };
  const small: string[] = [];
  for (const element of document.querySelectorAll<HTMLElement>(targets)) {
    const isShown = element.checkVisibility({ visibilityProperty: true });
    if (!isShown || element.tabIndex < 0 || isInSentence(element)) continue;
    element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    const shape = element.matches('[type="radio"], [type="checkbox"]')
      ? element.closest('label')!
      : element;
    const { left, right, top, bottom } = shape.getBoundingClientRect();
    // Allows half a pixel for rounding. Skips the skip link, which is above the page while it is not focused.
    if (bottom - top >= 43.5 || bottom < 0) continue;
    const hitsIt = (y: number) =>
      document.elementFromPoint((left + right) / 2, y)?.closest(targets) === element;
    const middle = (top + bottom) / 2;
    if (hitsIt(middle - 21.5) && hitsIt(middle + 21.5)) continue;
    small.push(`${Math.round(bottom - top)} px: ${element.outerHTML.slice(0, 120)}`);
  }
  return small;
}

/** Sets the text spacing of WCAG 1.4.12, and opens all details elements. Runs in the browser. */
function spaceText(): void {
  const sheet = new CSSStyleSheet();
  // A constructed style sheet, since the site's policy blocks other styles that a test adds.
  sheet.replaceSync(
    `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
     p { margin-bottom: 2em !important }`,
  );
  document.adoptedStyleSheets = [sheet];
  for (const folded of document.querySelectorAll('details')) folded.open = true;
}

/** The texts of which a box cuts off a part, to which nobody can scroll. Runs in the browser. */
function cutTexts(): string[] {
  const cuts = (overflow: string, content: number, box: number) =>
    ['hidden', 'clip'].includes(overflow) && content > box + 1;
  return [...document.querySelectorAll('body *')].flatMap((box) => {
    const { overflowX, overflowY } = getComputedStyle(box);
    const isCut =
      cuts(overflowX, box.scrollWidth, box.clientWidth) ||
      cuts(overflowY, box.scrollHeight, box.clientHeight);
    // Skips visually hidden text, whose box is 1 px wide.
    if (!isCut || box.clientWidth <= 1 || !box.checkVisibility()) return [];
    return box.textContent.trim().slice(0, 80) || [];
  });
}
