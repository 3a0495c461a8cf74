import { AxeBuilder } from '@axe-core/playwright';
import { intakeHref, paths } from '@lawyers/domain';
import type { Page } from '@playwright/test';
import { everyKindOfPage, everyPage } from './every-page';
import { setFault } from './inbox';
import { expect, test } from './journey';
import { knowReference } from './known-reference';
import { confirmedReference } from './reference';
import { aVisitor, fillCase, fillContact, openReady, ready, send } from './visitor';

const start = intakeHref('Partner Violence', '90210');
const withApplication: readonly string[] = [paths.home, paths.intake, paths.contact];

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  if (withApplication.includes(path)) await ready(page);
}

/** No violation of WCAG 2.2 A and AA, in neither colour scheme. */
async function expectAccessible(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const { violations } = await new AxeBuilder({ page })
      .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
      .analyze();
    const found = violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
    );
    expect(found, `in the ${colorScheme} scheme`).toEqual([]);
  }
}

for (const path of everyKindOfPage) {
  test(`${path} has no violation`, async ({ page }) => {
    await open(page, path);
    await expectAccessible(page);
  });
}

test('an intake form with errors has no violation', async ({ page }) => {
  await openReady(page, start);
  await send(page);
  await expect(page.getByRole('alert', { name: 'There is a problem' })).toBeFocused();
  await expectAccessible(page);
});

test('a contact form with errors has no violation', async ({ page }) => {
  await openReady(page, paths.contact);
  await send(page);
  await expect(page.getByRole('alert', { name: 'There is a problem' })).toBeFocused();
  await expectAccessible(page);
});

test('a hero with a refused zip code has no violation', async ({ page }) => {
  await openReady(page, paths.home);
  await page.getByRole('button', { name: 'Find Lawyer' }).click();
  await expect(page.locator('[aria-live="off"]')).toBeVisible();
  await expectAccessible(page);
});

test('a failed sending has no violation', async ({ page }) => {
  const ref = await knowReference(page);
  await setFault({ kind: 'status', status: 400, ref });
  await openReady(page, start);
  await fillCase(page, aVisitor());
  await send(page);
  await expect(page.getByRole('alert', { name: 'Your message is not confirmed' })).toBeFocused();
  await expectAccessible(page);
});

test('a message on its way has no violation', async ({ page }) => {
  const ref = await knowReference(page);
  await setFault({ kind: 'latency', ms: 6000, ref });
  await openReady(page, start);
  await fillCase(page, aVisitor());
  await send(page);
  await expect(page.getByText('Sending Message...')).toBeVisible();
  await expectAccessible(page);
  await expect(page.getByText('Sending Message...')).toBeVisible();
});

test('the confirmation with its reference has no violation', async ({ page }) => {
  await openReady(page, paths.contact);
  await fillContact(page, aVisitor(), 'Sex Assault');
  await send(page);
  await confirmedReference(page);
  await expectAccessible(page);
});

test('the opened menu has no violation', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto(paths.about);
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible();
  await expectAccessible(page);
});

test('opened questions have no violation', async ({ page }) => {
  await openReady(page, paths.home);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const question of await page.locator('summary:visible').all()) await question.click();
  await expectAccessible(page);
});

test('at 320 px no page scrolls sideways', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of everyPage) {
    await page.goto(path);
    const widest = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(widest, path).toBeLessThanOrEqual(320);
  }
});

test('at 320 px forms with errors and the failure panel do not scroll sideways', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const ref = await knowReference(page);
  await setFault({ kind: 'status', status: 400, ref });
  await openReady(page, start);
  const width = () => page.evaluate(() => document.documentElement.scrollWidth);
  await send(page);
  await expect(page.getByRole('alert', { name: 'There is a problem' })).toBeVisible();
  expect(await width()).toBeLessThanOrEqual(320);
  await fillCase(page, aVisitor());
  await send(page);
  await expect(page.getByRole('alert', { name: 'Your message is not confirmed' })).toBeVisible();
  expect(await width()).toBeLessThanOrEqual(320);
});

/**
 * What is too small for a finger. A target is what a tap hits: 22 px above and below the middle of a link, button or
 * field the same one must answer, so a label counts for its radio button and a row for its link. Links within a
 * sentence are free, as in WCAG 2.5.8.
 */
async function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const selector = 'a[href], button, summary, input:not([type="hidden"]), select, textarea';
    const inSentence = (element: Element) => {
      if (!element.matches('a')) return false;
      const block = element.closest('p, li, dd, figcaption, span, strong, td')!;
      return (
        getComputedStyle(element).display === 'inline' &&
        (block?.textContent ?? '').trim() !== element.textContent.trim()
      );
    };
    const owner = (element: Element | null): Element | null => {
      const label = element?.closest('label');
      return label?.control ?? element?.closest(selector) ?? null;
    };
    const found: string[] = [];
    for (const element of document.querySelectorAll<HTMLElement>(selector)) {
      if (!element.checkVisibility({ visibilityProperty: true }) || inSentence(element)) continue;
      if (element.closest('[aria-hidden="true"]') || element.tabIndex < 0) continue;
      element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      const { left, right, top, bottom } = element.getBoundingClientRect();
      if (bottom - top >= 43.5) continue;
      // A skip link waits outside of the page until it has the focus.
      if (bottom < 0) continue;
      const [x, y] = [(left + right) / 2, (top + bottom) / 2];
      const hit = [-21.5, 21.5].every(
        (d) => owner(document.elementFromPoint(x, y + d)) === element,
      );
      if (!hit) found.push(`${element.outerHTML.slice(0, 100)}: ${Math.round(bottom - top)} px`);
    }
    return found;
  });
}

for (const path of everyKindOfPage) {
  test(`${path} has targets for fingers`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await open(page, path);
    expect(await smallTargets(page)).toEqual([]);
  });
}
