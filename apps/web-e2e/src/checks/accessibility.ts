import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { smallTargets } from './target-size';

/**
 * Asserts that axe finds no violation of WCAG 2.2 A and AA in the first color scheme, and none of contrast in the others:
 * no other rule depends on colors.
 */
export async function expectAccessible(
  page: Page,
  schemes: readonly ('light' | 'dark')[] = ['light', 'dark'],
  withoutRules: readonly string[] = [],
): Promise<void> {
  for (const [index, colorScheme] of schemes.entries()) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    // Legacy mode opens no second page for the results of frames, which the site does not have.
    const axe = new AxeBuilder({ page }).setLegacyMode();
    if (index > 0) axe.withRules('color-contrast');
    else {
      // A best practice, not a WCAG rule; Lighthouse counts it.
      axe.options({ rules: { 'heading-order': { enabled: true } } });
      axe.withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']);
      axe.disableRules([...withoutRules]);
    }
    const { violations } = await axe.analyze();
    const found = violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
    );
    expect(found, `in the ${colorScheme} scheme`).toEqual([]);
  }
}

/** Asserts the same for a route: light on a wide screen, dark on a phone. On the phone it also checks target sizes. */
export async function expectAccessiblePage(page: Page): Promise<void> {
  await expectAccessible(page, ['light']);
  await page.setViewportSize({ width: 360, height: 740 });
  await expectAccessible(page, ['dark']);
  await page.setViewportSize({ width: 390, height: 800 });
  expect.soft(await smallTargets(page)).toEqual([]);
}
