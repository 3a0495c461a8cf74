import { expect, type Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';

/**
 * Asserts that axe finds no violation: in the first color scheme, of its rules for WCAG 2.2 A and AA and of two best
 * practices; in the other schemes, of the two rules that depend on colors.
 */
export async function expectAccessible(
  page: Page,
  schemes: readonly ('light' | 'dark')[] = ['light', 'dark'],
): Promise<void> {
  for (const [index, colorScheme] of schemes.entries()) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const violations = await axeViolations(
      page,
      index > 0
        ? { runOnly: ['color-contrast', 'link-in-text-block'] }
        : {
            runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
            // Two best practices that are not rules of WCAG. Lighthouse also counts the first one.
            rules: { 'heading-order': { enabled: true }, region: { enabled: true } },
          },
    );
    expect(violations, `in the ${colorScheme} scheme`).toEqual([]);
  }
}

/**
 * Runs axe in the page. `@axe-core/playwright` is not used: it injects axe for every run, and fetches a description of
 * every element that passes, which takes two thirds of its time.
 */
async function axeViolations(page: Page, options: RunOptions): Promise<readonly string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source);
  return page.evaluate(async (options) => {
    const inPage = globalThis as unknown as { readonly axe: typeof axe };
    const { violations } = await inPage.axe.run({ ...options, resultTypes: ['violations'] });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
    );
  }, options);
}
