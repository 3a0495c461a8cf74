import {
  faqTabs,
  injuryIssue,
  intakeHref,
  issueTypes,
  paths,
  reviews,
  site,
} from '@lawyers/domain';
import { arriveAfter, hydrate, showSiteFonts } from '../visitor/open';
import { sandboxSite } from '../visitor/sandbox-site';
import { expect, test } from '../visitor/test';

test('the first screen of a phone shows help lines and the phone number', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 780 });
  await showSiteFonts(page);
  await page.goto(paths.home);
  const main = page.getByRole('main');
  for (const link of [
    main.getByRole('link', { name: 'Call 911' }).first(),
    main.getByRole('link', { name: 'Help lines', exact: true }),
    main.getByRole('link', { name: sandboxSite.phone }).first(),
  ]) {
    await expect(link).toBeInViewport({ ratio: 1 });
  }
  await expect(main.locator(`a[href="${intakeHref(injuryIssue.name)}"]`).first()).toBeVisible();
});

test('the path of the landscape is behind the heading that it passes', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(paths.home);
  const layers = await page.locator('#how-it-works').evaluate((heading) => {
    heading.scrollIntoView({ block: 'center' });
    const { left, right, top, height } = heading.getBoundingClientRect();
    for (let x = left; x < right; x += 4) {
      const above = document.elementsFromPoint(x, top + height / 2);
      if (above.some((element) => element instanceof SVGPathElement))
        return above.map(({ tagName }) => tagName).filter((name) => /^(h2|path)$/i.test(name));
    }
    return [];
  });
  expect(layers).toEqual(['H2', 'path']);
});

test('reviews in view neither change nor scroll without interaction', async ({ page }) => {
  test.skip(reviews.length === 0, 'The operator shows no reviews.');
  await page.clock.install();
  await page.goto(`${paths.home}#reviews`);
  const track = page.locator('[aria-roledescription="carousel"]');
  await expect(track).toBeInViewport();
  const state = () =>
    track.evaluate((element) => [
      element.scrollLeft,
      ...[...element.children].map((slide) => slide.textContent),
    ]);
  const before = await state();
  await hydrate(page);
  // In several steps, because smooth scrolling needs frames between them.
  for (let step = 0; step < 6; step += 1) await page.clock.runFor(10_000);
  expect(await state()).toEqual(before);
});

test('in forced colors the selected tab alone is underlined, and the button of the page has a thick border', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto(paths.home);
  const tabs = page.getByRole('tab');
  const borders = () =>
    tabs.evaluateAll((all) => all.map((one) => getComputedStyle(one).borderBottomWidth));
  await expect.poll(borders).toEqual(['3px', '0px']);
  await tabs.last().click();
  await expect.poll(borders).toEqual(['0px', '3px']);
  await page.goto(paths.blogPage(1));
  const buttons = page.getByRole('navigation', { name: 'Pages of articles' });
  await expect(buttons.locator('[aria-current]')).toHaveCSS('border-width', '3px');
});

test('a printed page has every question with its answer, also of the tab that is hidden, what is folded, and the advertising label', async ({
  page,
}) => {
  await page.emulateMedia({ media: 'print' });
  await page.goto(paths.home);
  for (const { subject, subtitle1 } of faqTabs.flatMap(({ entries }) => entries)) {
    await expect(page.getByText(subject, { exact: true })).toBeVisible();
    await expect(page.getByText(subtitle1, { exact: true })).toBeVisible();
  }
  await page.goto(paths.intake);
  const notes = page.getByRole('main').locator('details > :not(summary)');
  expect(await notes.count()).toBeGreaterThan(0);
  for (const note of await notes.all()) await expect(note).toBeVisible();
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByText(/^Attorney advertising/)).toBeVisible();
  // On paper, a link is of no use, unless it shows a phone number.
  await expect(footer.locator(`a[href="${paths.terms}"]`)).toHaveCSS('display', 'none');
  await expect(footer.getByRole('link', { name: sandboxSite.phone })).toBeVisible();
});

// A page that arrives late does not request the fonts of its text: they would come too late to be used, and would delay
// the text (decision 9). `page-bytes.spec.ts` covers the fonts of a page that arrives in time.
test('a page that arrives after 900 ms loads only the font of its headings', async ({ page }) => {
  await arriveAfter(page, 900);
  await page.goto(paths.home, { waitUntil: 'networkidle' });
  expect(await page.evaluate(fonts)).toEqual(['newsreader, css']);
});

for (const [downlink, preloaded] of [
  [1.6, false],
  [10, true],
] as const) {
  test(`a page, but no address with a query and no other site, is fetched when the pointer comes to its link, and after the click preloads ${preloaded ? 'fonts' : 'no font of text'} at ${downlink} Mbit/s`, async ({
    page,
  }) => {
    await arriveAfter(page, 50);
    const session = await page.context().newCDPSession(page);
    const fetched = new Set<string>();
    session.on('Preload.prefetchStatusUpdated', ({ prefetchUrl, status }) => {
      if (status === 'Ready') fetched.add(new URL(prefetchUrl).pathname);
    });
    await session.send('Preload.enable');
    await page.goto(paths.home);
    for (const address of [site.exit, intakeHref(issueTypes[0].name), paths.contact])
      await page.locator(`a[href="${address}"]`).filter({ visible: true }).first().hover();
    await expect.poll(() => [...fetched]).toEqual([paths.contact]);
    const [latency, throughput] = [0, (downlink * 1e6) / 8];
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency,
      downloadThroughput: throughput,
      uploadThroughput: throughput,
    });
    await page.mouse.down();
    await page.mouse.up();
    await page.waitForURL(paths.contact, { waitUntil: 'networkidle' });
    const way = await page.evaluate(() => performance.getEntriesByType('navigation')[0]!.toJSON());
    expect(way).toHaveProperty('deliveryType', 'navigational-prefetch');
    const isPreloaded = (await page.evaluate(fonts)).includes('atkinson, link');
    expect(isPreloaded).toBe(preloaded);
  });
}

/**
 * The fonts that the page has loaded, each with what requested it: `link` for a preload, `css` for a text that needs
 * the font. Runs in the browser.
 */
function fonts(): string[] {
  return (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
    .flatMap(({ name, initiatorType }) => {
      const file = /([a-z-]+)-[^/]{8}\.woff2$/.exec(name)?.[1];
      return file ? `${file}, ${initiatorType}` : [];
    })
    .sort();
}
