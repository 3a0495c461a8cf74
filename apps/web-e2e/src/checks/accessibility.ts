import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { smallTargets } from './target-size';

/** Asserts that axe finds no violation of WCAG 2.2 A and AA, in each color scheme. */
export async function expectAccessible(
  page: Page,
  schemes: readonly ('light' | 'dark')[] = ['light', 'dark'],
  withoutRules: readonly string[] = [],
): Promise<void> {
  for (const colorScheme of schemes) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const { violations } = await new AxeBuilder({ page })
      // A best practice, not a WCAG rule; Lighthouse counts it.
      .options({ rules: { 'heading-order': { enabled: true } } })
      .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
      .disableRules([...withoutRules])
      .analyze();
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
