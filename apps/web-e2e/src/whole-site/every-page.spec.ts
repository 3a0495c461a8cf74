import type { Page } from '@playwright/test';
import { defaultLanguage, language, languageAt, paths, site } from '@lawyers/domain';
import { elementsOf } from '@lawyers/hosting';
import { expectNoEnglish } from '../checks/no-english';
import { pageWidth } from '../checks/page-width';
import { expectNoTrace, watchPrivacy } from '../checks/privacy-traces';
import { corePages, missingPage, pageGroups, someBlogPages } from '../visitor/addresses';
import { labels } from '../visitor/labels';
import { showSiteFonts } from '../visitor/open';
import { sandboxSite } from '../visitor/sandbox-site';
import { expect, test } from '../visitor/test';

const isDefault = language === defaultLanguage;
const unknown = [missingPage, '/blogs/page1/12', '/about/nothing'];
/**
 * A run in the default language visits every page. In another language only texts differ, so one list and one article
 * are enough.
 */
const groups = isDefault
  ? { ...pageGroups, 'unknown addresses': unknown }
  : { 'pages of each kind': [...corePages, ...someBlogPages] };

for (const [name, addresses] of Object.entries(groups)) {
  test(`${name} keep the rules for Exit, language, policy, privacy, widths, and pictures`, async ({
    page,
    context,
  }) => {
    await showSiteFonts(page);
    const traces = await watchPrivacy(context);
    for (const address of addresses) {
      await test.step(address, async () => {
        const earlierProblems = traces.problems.length;
        await page.setViewportSize({ width: 1280, height: 720 });
        const answer = await page.goto(address);
        expect(answer?.status()).toBe(unknown.includes(address) ? 404 : 200);
        const html = await answer!.text();
        expectOneExitLink(html);
        expectNoteBelowForm(html);
        expect(await foreignLinks(page)).toEqual([]);
        await expect(page.locator('body')).toHaveCSS('margin-top', '0px');
        // The browser logs the status 404 of an unknown address, which is expected.
        const isExpected = (text: string) =>
          unknown.includes(address) && text.includes('status of 404');
        const problems = traces.problems.slice(earlierProblems);
        expect(problems.filter((text) => !isExpected(text))).toEqual([]);
        expect(await breakingPhoneNumbers(page)).toEqual([]);
        // Lists without items, and answers that unfold to nothing.
        const empty = 'main :is(ul, ol, dl):empty, main details:not(:has(> :not(summary)))';
        await expect(page.locator(empty)).toHaveCount(0);
        await expectExitAtTheEnd(page);
        await page.setViewportSize({ width: 320, height: 640 });
        expect(await page.evaluate(pageWidth)).toBeLessThanOrEqual(320);
        await expectPictures(page, address);
        await expectLargeText(page);
      });
    }
    expect(new Set(traces.requests.map((url) => new URL(url).origin))).toEqual(
      new Set([sandboxSite.url]),
    );
    await expectNoTrace(context, traces, {});
  });
}

if (!isDefault)
  test('no page has a word of the default language', async ({ page, request }) => {
    for (const address of Object.values(pageGroups).flat())
      await test.step(address, async () =>
        expectNoEnglish(page, await (await request.get(address)).text()),
      );
  });

/** Asserts that the HTML contains one Exit link, which therefore works without scripts. */
function expectOneExitLink(html: string): void {
  const links = elementsOf(html).filter(({ text }) => text === labels.exit);
  expect(links).toHaveLength(1);
  expect(links[0]).toMatchObject({ tagName: 'a', attributes: { href: site.exit } });
  expect(links[0]?.attributes).not.toHaveProperty('target');
}

/**
 * Asserts that the page has as many notes as mail forms. The note of a form explains what happens when the browser
 * itself posts the form, because the form is not hydrated.
 */
function expectNoteBelowForm(html: string): void {
  const elements = elementsOf(html);
  const mailForms = elements.filter(({ attributes }) => attributes['method'] === 'post');
  const notes = elements.filter(({ attributes }) => 'data-form-post' in attributes);
  expect(notes).toHaveLength(mailForms.length);
}

/** Asserts that Exit is still visible at the end of the page. */
async function expectExitAtTheEnd(page: Page): Promise<void> {
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  // Found by its attribute, since a search by role is slow on a large page.
  await expect(page.locator('[data-exit]')).toBeInViewport({ ratio: 1 });
}

/** Links and forms that lead to another language without saying so by `hreflang` or `lang`. */
async function foreignLinks(page: Page): Promise<readonly string[]> {
  const addresses = await page
    .locator(':is(a[href^="/"]:not([hreflang]), form[action^="/"]):not([lang] [lang] *)')
    .evaluateAll((all) =>
      all.map((one) => one.getAttribute('href') ?? one.getAttribute('action')!),
    );
  expect(addresses.length).toBeGreaterThan(5);
  return addresses.filter((one) => languageAt(new URL(one, page.url()).pathname) !== language);
}

/**
 * Phone numbers that may break across lines, which makes them easy to misread. In the footer, this includes numbers to
 * which one sends text messages: they are not links, so a selector of their own finds them.
 */
function breakingPhoneNumbers(page: Page): Promise<readonly string[]> {
  return page.locator('a[href^="tel:"], #help-now span span + span').evaluateAll((texts) =>
    texts
      .filter((text) => /\d-\d/.test(text.textContent))
      .filter((text) => getComputedStyle(text).whiteSpace !== 'nowrap')
      .map((text) => text.textContent),
  );
}

/** Asserts that text of twice the size fits a phone, with Exit visible (WCAG 1.4.4, 1.4.10). */
async function expectLargeText(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const setSize = (size: number) =>
    // Media queries in `em` depend on the browser's font size, which only this command of Chromium changes.
    session.send('Page.setFontSizes', { fontSizes: { standard: size, fixed: size } });
  await page.setViewportSize({ width: 360, height: 740 });
  await setSize(32);
  await expect(page.locator('html')).toHaveCSS('font-size', '32px');
  // Some tables are wider now, but scroll inside themselves and do not widen the page.
  expect(await page.evaluate(pageWidth)).toBeLessThanOrEqual(360);
  await expectExitAtTheEnd(page);
  await setSize(16);
  await session.detach();
}

async function expectPictures(page: Page, address: string): Promise<void> {
  const pictures = page.locator('main img');
  // Only the portraits of the home page's reviews are decorative and have an empty alt text.
  const mayBeDecorative = address === paths.home;
  const findWrong = () =>
    pictures.evaluateAll((all: HTMLImageElement[], isAnyAllowed) => {
      for (const picture of all) picture.loading = 'eager';
      return all
        .filter(
          (one) =>
            one.naturalWidth === 0 ||
            !(one.alt.trim() || (isAnyAllowed && one.hasAttribute('alt'))),
        )
        .map(({ outerHTML }) => outerHTML.slice(0, 120));
    }, mayBeDecorative);
  await expect.poll(findWrong, 'pictures without a file or an alternative').toEqual([]);
}
