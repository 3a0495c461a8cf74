import type { Page } from '@playwright/test';
import { inputName, intakeForm, intakeHref, invalidZipMessage, paths } from '@lawyers/domain';
import { cutAnswers } from '../checks/cut-answers';
import { expectHeaderLinksInOneRow } from '../checks/header-row';
import { expectLargeTextToFit, setFontSize } from '../checks/large-text';
import { pageWidth } from '../checks/page-width';
import { expectUnbrokenPhoneNumbers } from '../checks/phone-numbers';
import { corePages, inEveryLanguage } from '../visitor/addresses';
import { send } from '../visitor/mail-form';
import { openHydrated } from '../visitor/open';
import { errorSummary } from '../visitor/outcome';
import { sandboxSite } from '../visitor/sandbox-site';
import { expect, test } from '../visitor/test';
import { servedZip } from '../visitor/zip-codes';

const smallPhone = { width: 320, height: 640 };
const phone = { width: 390, height: 780 };
/** The header has its links in the menu up to 899 px, and is higher from 768 px. */
const tablet = { width: 800, height: 1000 };
const desktop = { width: 1440, height: 900 };

test('the first screen of the home page shows help lines and the phone number', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await page.goto(paths.home);
  const main = page.getByRole('main');
  for (const link of [
    main.getByRole('link', { name: 'Call 911' }).first(),
    main.getByRole('link', { name: 'Help lines', exact: true }),
    main.getByRole('link', { name: sandboxSite.phone }).first(),
  ]) {
    await expect(link).toBeInViewport({ ratio: 1 });
  }
});

test('the intake form shows its first field on the first screen of a phone', async ({ page }) => {
  for (const address of inEveryLanguage(intakeHref('Partner Violence', servedZip))) {
    await openHydrated(page, address);
    // Above it are the notes of requirements § 8.3 and § 8.4.
    const first = page.locator(`[name="${inputName('user', intakeForm.user)}"]`);
    for (const width of [360, 390]) {
      await page.setViewportSize({ width, height: 740 });
      expect((await first.boundingBox())?.y, `${address} at ${width} px`).toBeLessThanOrEqual(580);
    }
  }
});

test('the header links fit into one row at 900 px', async ({ page }) => {
  await expectHeaderLinksInOneRow(page);
});

test('text at twice the size fits a phone', async ({ page }) => {
  await expectLargeTextToFit(page, [...corePages, paths.blogPage(1), paths.article(3)]);
});

test('home does not scroll sideways on a tablet with large text', async ({ page }) => {
  for (const path of inEveryLanguage(paths.home)) {
    for (const fontSize of [24, 32]) {
      await setFontSize(page, fontSize);
      for (const width of [768, 900, 1024]) {
        await page.setViewportSize({ width, height: 800 });
        await page.goto(path);
        expect
          .soft(await page.evaluate(pageWidth), `${path} at ${width} px with ${fontSize} px`)
          .toBeLessThanOrEqual(width);
      }
    }
  }
});

test('no chosen answer is cut on a small phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const path of [paths.home, paths.intake, paths.contact]) {
    for (const address of inEveryLanguage(path)) {
      await page.goto(address);
      expect(await page.evaluate(cutAnswers), address).toEqual([]);
    }
  }
});

for (const size of [smallPhone, phone, desktop]) {
  test(`no title or summary in an article list is cut at ${size.width} px`, async ({ page }) => {
    await page.setViewportSize(size);
    for (const path of [paths.blogPage(1), paths.blogPage(2)]) {
      for (const address of inEveryLanguage(path)) {
        await page.goto(address);
        expect(await cutTexts(page), address).toEqual([]);
      }
    }
  });
}

/** The titles that are wider, and the summaries that are higher, than their element. */
function cutTexts(page: Page): Promise<string[]> {
  return page
    .locator('article :is(h2, h3, p)')
    .evaluateAll((texts) =>
      texts
        .filter(
          ({ scrollWidth, clientWidth, scrollHeight, clientHeight, tagName }) =>
            scrollWidth > clientWidth || (tagName === 'P' && scrollHeight > clientHeight),
        )
        .map((text) => text.textContent),
    );
}

test('every heading begins at one left edge on a wide screen, and text at another', async ({
  page,
}) => {
  await page.setViewportSize(desktop);
  for (const path of [...corePages, paths.blogPage(1), paths.article(8)]) {
    await page.goto(path);
    const heading = await page.getByRole('heading', { level: 1 }).boundingBox();
    expect(heading?.x, path).toBe(120);
  }
  const section = page.getByRole('article').first().getByRole('heading', { level: 2 }).first();
  expect((await section.boundingBox())?.x).toBe(460);
});

test('no phone number breaks', async ({ page }) => {
  await expectUnbrokenPhoneNumbers(page, [...corePages, paths.article(2)]);
});

test('the warning about the zip code covers no phone number on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openHydrated(page, paths.home);
  await page.getByRole('button', { name: 'Find Lawyer' }).click();
  const toast = page.locator('[aria-live="off"]').getByText(invalidZipMessage, { exact: true });
  const edges = async () => {
    const { y, height } = (await toast.boundingBox()) ?? { y: 0, height: 0 };
    return { top: y, bottom: y + height };
  };
  await expect.poll(async () => (await edges()).bottom).toBeGreaterThan(64);
  // It slides in.
  await page.evaluate(() =>
    Promise.allSettled(document.getAnimations().map(({ finished }) => finished)),
  );
  const { top, bottom } = await edges();
  expect(bottom).toBeGreaterThan(64);
  const numbers = await page
    .locator('a[href^="tel:"]')
    .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().toJSON() as DOMRect));
  expect(numbers.filter(({ y, height }) => height > 0 && y < bottom && y + height > top)).toEqual(
    [],
  );
});

test('the picture beside the hero does not move when the zip code is refused', async ({ page }) => {
  await page.setViewportSize(desktop);
  await openHydrated(page, paths.home);
  const picture = page.getByRole('main').getByRole('img').first();
  const before = await picture.boundingBox();
  await page.getByRole('button', { name: 'Find Lawyer' }).click();
  await expect(page.getByRole('alert').first()).not.toBeEmpty();
  expect(await picture.boundingBox()).toEqual(before);
});

test('an article prints on at most seven pages', async ({ page }) => {
  for (const path of inEveryLanguage(paths.article(14))) {
    await page.goto(path);
    const pdf = (await page.pdf({ format: 'Letter' })).toString('latin1');
    expect(pdf.match(/\/Type \/Page\b/g)?.length, path).toBeLessThanOrEqual(7);
  }
});

test('the error summary scrolls to 16 px below the header', async ({ page }) => {
  for (const size of [phone, desktop]) {
    await page.setViewportSize(size);
    await openHydrated(page, intakeHref('Partner Violence', '90210'));
    await send(page);
    await expect(errorSummary(page)).toBeFocused();
    const header = await page.getByRole('banner').boundingBox();
    const gap = async () =>
      ((await errorSummary(page).boundingBox())?.y ?? 0) - (header?.height ?? 0);
    await expect.poll(gap).toBeGreaterThanOrEqual(15);
    expect(await gap()).toBeLessThanOrEqual(17);
  }
});

for (const size of [phone, tablet]) {
  test(`the open menu and its backdrop leave the header uncovered at ${size.width} px`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    await page.goto(paths.about);
    await page.getByRole('button', { name: 'Open menu' }).click();
    const menu = page.getByRole('navigation', { name: 'Menu' });
    const backdrop = await menu.evaluate((element) => getComputedStyle(element, '::backdrop').top);
    const header = await page.getByRole('banner').boundingBox();
    // Both cover only the header's lower border.
    const headerBottom = (header?.height ?? 0) - 1;
    expect((await menu.boundingBox())?.y).toBeCloseTo(headerBottom, 0);
    expect(parseFloat(backdrop)).toBeCloseTo(headerBottom, 0);
  });
}

test('the menu scrolls to its last link at 400 % zoom', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto(paths.about);
  await page.getByRole('button', { name: 'Open menu' }).click();
  const last = page.getByRole('navigation', { name: 'Menu' }).getByRole('link').last();
  await expect(last).not.toBeInViewport();
  await last.evaluate((link) => link.scrollIntoView({ block: 'nearest' }));
  await expect(last).toBeInViewport({ ratio: 1 });
  await last.click();
  await expect(page.getByRole('heading', { name: 'Help lines' })).toBeInViewport();
});
