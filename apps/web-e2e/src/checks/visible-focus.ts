import { expect, type Locator, type Page } from '@playwright/test';

/** Goes through every stop of a page and back: whatever has the focus can be seen. */
export async function expectFocusVisible(page: Page): Promise<void> {
  const lastLink = page.getByRole('contentinfo').getByRole('link').last();
  const firstLink = page.getByRole('link', { name: 'Skip to content' });
  let stops = 0;
  for (const [key, end] of [
    ['Tab', lastLink],
    ['Shift+Tab', firstLink],
  ] as const) {
    for (let atEnd = false; !atEnd && stops < 400; stops += 1) {
      await page.keyboard.press(key);
      const look = await inspectFocus(end);
      atEnd = look.atEnd;
      if (!look.hidden) continue;
      // A carousel may still be gliding to where the focus is.
      const later = async () => (await inspectFocus(end)).hidden;
      await expect.poll(later, `stop ${stops}`).toBeUndefined();
    }
    await expect(end).toBeFocused();
  }
  expect(stops).toBeGreaterThan(100);
}

/**
 * Whether the focus has come to `end`, and what has it if nothing of that can be seen: something else lies on its
 * corners and its middle, such as the header that stays in place.
 */
async function inspectFocus(end: Locator): Promise<{ atEnd: boolean; hidden: string | undefined }> {
  return end.evaluate((last) => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return { atEnd: false, hidden: undefined };
    // A radio button without a face of its own is shown by its label.
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
      const there = document.elementFromPoint(x, y);
      return there !== null && (shown.contains(there) || there.contains(shown));
    });
    return {
      atEnd: focused === last,
      hidden: isSeen ? undefined : `${shown.outerHTML.slice(0, 120)} at ${top} to ${bottom}`,
    };
  });
}
