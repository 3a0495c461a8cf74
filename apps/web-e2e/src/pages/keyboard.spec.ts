import type { Locator, Page } from '@playwright/test';
import { paths, site } from '@lawyers/domain';
import { openHydrated } from '../visitor/open';
import { expect, test } from '../visitor/test';

for (const size of [
  { width: 1280, height: 720 },
  { width: 390, height: 700 },
]) {
  test(`Tab focuses the skip link, which works, Exit, and the brand first, and what it focuses is always visible, at ${size.width} px`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    await openHydrated(page, paths.home);
    const banner = page.getByRole('banner');
    for (const stop of [
      skipLink(page),
      banner.getByRole('link', { name: 'Exit this site' }),
      banner.getByRole('link', { name: site.brand, exact: true }),
    ]) {
      await page.keyboard.press('Tab');
      await expect(stop).toBeFocused();
    }
    await expectFocusVisible(page, 'Tab', lastLink(page));
    await skipLink(page).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
  });

  test(`what Shift+Tab focuses is always visible, at ${size.width} px`, async ({ page }) => {
    await page.setViewportSize(size);
    await openHydrated(page, paths.home);
    await lastLink(page).focus();
    await expectFocusVisible(page, 'Shift+Tab', skipLink(page));
  });
}

const skipLink = (page: Page) => page.getByRole('link', { name: 'Skip to content' });
const lastLink = (page: Page) => page.getByRole('contentinfo').getByRole('link').last();

/** Presses a key until `link` has the focus, and asserts that the focused element is never covered or out of view. */
async function expectFocusVisible(page: Page, key: string, link: Locator): Promise<void> {
  // An element handle, because a locator would search the page at each Tab stop.
  const end = (await link.elementHandle())!;
  let stops = 0;
  for (let atEnd = false; !atEnd && stops < 200; stops += 1) {
    await page.keyboard.press(key);
    const focus = await end.evaluate(inspectFocus);
    atEnd = focus.atEnd;
    if (!focus.hidden) continue;
    // A carousel may still be scrolling to the focused element.
    const later = async () => (await end.evaluate(inspectFocus)).hidden;
    await expect.poll(later, `stop ${stops}`).toBeUndefined();
  }
  await expect(link).toBeFocused();
  expect(stops).toBeGreaterThan(50);
}

/**
 * Returns whether `last` has the focus (`atEnd`). `hidden` describes the focused element if its center and all corners
 * are covered, such as by the sticky header, or out of view. Runs in the browser.
 */
function inspectFocus(last: Element): { atEnd: boolean; hidden: string | undefined } {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return { atEnd: false, hidden: undefined };
  // A visually hidden radio button is seen as its label.
  const shown = focused.matches('input[type="radio"]') ? focused.closest('label')! : focused;
  const { left, right, top, bottom } = shown.getBoundingClientRect();
  const points = [
    [(left + right) / 2, (top + bottom) / 2],
    [left + 2, top + 2],
    [right - 2, top + 2],
    [left + 2, bottom - 2],
    [right - 2, bottom - 2],
  ] as const;
  const isSeen = points.some(([x, y]) => {
    const hit = document.elementFromPoint(x, y);
    return hit !== null && (shown.contains(hit) || hit.contains(shown));
  });
  return {
    atEnd: focused === last,
    hidden: isSeen ? undefined : `${shown.outerHTML.slice(0, 120)} at ${top} to ${bottom}`,
  };
}
