import type { Page } from '@playwright/test';
import { errorMessages, intakeForm, intakeHref, paths } from '@lawyers/domain';
import { servedZip, unservedZip } from '@lawyers/domain/sample-answers';
import { expectAccessible } from '../checks/accessibility';
import { pageWidth } from '../checks/page-width';
import { exitLink } from '../visitor/exit';
import { createAnswers, typedFields } from '../visitor/form-fixtures';
import { heroOf } from '../visitor/hero';
import { field, fillIntake, send } from '../visitor/mail-form';
import { openHydrated } from '../visitor/open';
import {
  confirmedReference,
  errorSummary,
  failurePanel,
  sendingStatus,
  tryAgain,
} from '../visitor/outcome';
import { sandboxSite } from '../visitor/sandbox-site';
import { expect, test } from '../visitor/test';

const start = intakeHref('Partner Violence', servedZip);

/** As narrow as the smallest phones, and as a window of 1280 px at 400 % zoom (WCAG 1.4.10). */
const narrow = { width: 320, height: 640 };

async function expectUsable(page: Page): Promise<void> {
  expect(await page.evaluate(pageWidth)).toBeLessThanOrEqual(320);
  const { read, missing } = await page.evaluate(themeVariables);
  expect(read).not.toEqual([]);
  expect(missing).toEqual([]);
  await expectAccessible(page);
}

/**
 * The variables of the theme that the page's CSS reads without a fallback, and those of them that have no value, so
 * that a color or a size is missing: the build keeps only some variables of the theme (`siteVariables`), and the CSS
 * that islands insert later may read others. Runs in the browser.
 */
function themeVariables(): { read: string[]; missing: string[] } {
  const css = [...document.styleSheets]
    .flatMap(({ cssRules }) => [...cssRules])
    .map(({ cssText }) => cssText)
    // Leaves out MUI's rules for disabled components, since the site disables none. The pictures of issues, which start
    // disabled, are native radio buttons.
    .filter((rule) => !rule.includes('Mui-disabled'))
    .join('');
  // Leaves out names that begin with a capital letter, such as `--AppBar-color`: components of MUI set these on their
  // own elements.
  const names = [...css.matchAll(/var\(\s*(--[a-z][\w-]*)\s*\)/g)].map(([, name]) => name!);
  const read = [...new Set(names)];
  const root = getComputedStyle(document.documentElement);
  return { read, missing: read.filter((name) => root.getPropertyValue(name) === '') };
}

/**
 * Asserts that the sticky header does not cover the error summary, and that each of its links brings its question into
 * view below the header.
 */
async function expectErrorsInSight(page: Page): Promise<void> {
  const summary = errorSummary(page);
  const header = (await page.getByRole('banner').boundingBox())!;
  const top = async () => (await summary.boundingBox())!.y;
  await expect.poll(top).toBeGreaterThanOrEqual(header.height);
  for (const key of typedFields) {
    const { label } = intakeForm[key];
    await summary.getByRole('link', { name: errorMessages.required(label) }).click();
    await expect(field(page, label)).toBeFocused();
    const question = (await page.locator('label').getByText(label, { exact: true }).boundingBox())!;
    expect(question.y, label).toBeGreaterThanOrEqual(header.height);
    expect(question.y + question.height, label).toBeLessThan(narrow.height);
  }
}

test.beforeEach(({ page }) => page.setViewportSize(narrow));

test('no axe violation, no CSS variable without a value, and no horizontal scrolling at 320 px, in any state of a form, whose errors are in sight, and whose sending status covers the page but not Exit', async ({
  page,
}) => {
  await openHydrated(page, start);
  await send(page);
  await expect(errorSummary(page)).toBeFocused();
  await expectErrorsInSight(page);
  await expectUsable(page);

  let refuse!: () => void;
  const refused = new Promise<void>((resolve) => (refuse = resolve));
  await page.route(`${sandboxSite.mailService}/**`, async (route) => {
    await refused;
    await route.fulfill({ status: 400, headers: { 'access-control-allow-origin': '*' } });
  });
  await fillIntake(page, createAnswers());
  // While the message is sent, the status covers the row with this link. So the link must be hidden, or it could
  // receive the focus without being seen (WCAG 2.4.11).
  const belowHeader = page.getByRole('link', { name: 'Stay safe online' });
  await expect(belowHeader).toBeVisible();
  await send(page);
  await expect(sendingStatus(page)).toBeFocused();
  expect(await sendingStatus(page).boundingBox()).toEqual({ x: 0, y: 0, ...narrow });
  await exitLink(page).click({ trial: true });
  await expect(belowHeader).toBeHidden();
  await expectUsable(page);

  refuse();
  await expect(failurePanel(page)).toBeFocused();
  await expectUsable(page);

  await page.unrouteAll();
  await tryAgain(page);
  await confirmedReference(page);
  await expectUsable(page);
});

const states: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  async 'a state that is not served'(page) {
    test.skip(!unservedZip, 'Every state is served.');
    await openHydrated(page, intakeHref('Partner Violence', unservedZip));
    await expect(page.getByRole('note')).toBeVisible();
  },
  async 'the home page with open questions and an invalid zip code'(page) {
    await openHydrated(page, paths.home);
    // Turns motion off, since while a color fades in, axe would measure a contrast that is too low.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const questions = page.locator('details');
    await expect(questions.filter({ visible: true })).not.toHaveCount(0);
    await questions.evaluateAll((all) => all.forEach((one) => one.setAttribute('open', '')));
    const { find, toast } = heroOf(page);
    // Awaited from before the click, because the toast disappears after six seconds.
    const toastShown = toast.waitFor();
    await find.click();
    await toastShown;
  },
  async 'the open menu, which scrolls to its last link and does not cover Exit'(page) {
    await page.goto(paths.about);
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.setViewportSize({ width: 320, height: 256 });
    const last = page.getByRole('navigation', { name: 'Menu' }).getByRole('link').last();
    await last.evaluate((link) => link.scrollIntoView({ block: 'nearest' }));
    await expect(last).toBeInViewport({ ratio: 1 });
    await exitLink(page).click({ trial: true });
  },
};
for (const [name, reach] of Object.entries(states)) {
  test(`no axe violation, no CSS variable without a value, and no horizontal scrolling at 320 px: ${name}`, async ({
    page,
  }) => {
    await reach(page);
    await expectUsable(page);
  });
}
