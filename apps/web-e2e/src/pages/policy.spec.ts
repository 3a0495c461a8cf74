import { invalidZipMessage, intakeHref, issueNames, paths } from '@lawyers/domain';
import { addToHead } from '@lawyers/hosting';
import { watchPolicy } from '../checks/watch-policy';
import { pagesWithForm } from '../visitor/addresses';
import { createVisitor } from '../visitor/form-fixtures';
import { fillIntake, send } from '../visitor/mail-form';
import { openHydrated } from '../visitor/open';
import { confirmedReference } from '../visitor/outcome';
import { pageElements } from '../visitor/page-elements';
import { expect, test } from '../visitor/test';
import { watchPage } from '../visitor/watch-page';

for (const address of pagesWithForm) {
  test(`${address} causes no policy violation during hydration, and no style rule is lost or duplicated`, async ({
    page,
  }) => {
    const problems = await watchPolicy(page);
    await openHydrated(page, address);
    const elements = await pageElements(page.request, address);
    const style = elements.find(({ tagName }) => tagName === 'style')?.text ?? '';
    const { sent, present } = await page.evaluate((css) => {
      const rulesOf = (sheet: CSSStyleSheet) => [...sheet.cssRules].map((rule) => rule.cssText);
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(css);
      return { sent: rulesOf(sheet), present: [...document.styleSheets].flatMap(rulesOf) };
    }, style);
    expect(sent.length).toBeGreaterThan(50);
    expect(sent.filter((rule) => !present.includes(rule))).toEqual([]);
    expect(duplicatesIn(present)).toEqual(duplicatesIn(sent));
    expect(await problems()).toEqual([]);
  });
}

function duplicatesIn(rules: readonly string[]): readonly string[] {
  return rules.filter((rule, index) => rules.indexOf(rule) !== index);
}

test('the toast appears below the header for six seconds without a policy violation', async ({
  page,
}) => {
  await page.clock.install();
  const problems = await watchPolicy(page);
  await openHydrated(page, paths.home);
  // In milliseconds of the page's clock.
  const shownFor = await watchPage(page, () => ({
    seen: new Promise<number>((resolve) => {
      let shownSince = 0;
      new MutationObserver(() => {
        const isShown = document.querySelector('[aria-live="off"]')?.textContent !== '';
        const present = isShown && document.querySelector('[aria-live="off"]') !== null;
        if (present) shownSince ||= performance.now();
        else if (shownSince) resolve(performance.now() - shownSince);
      }).observe(document.body, { childList: true, subtree: true });
    }),
  }));
  await page.getByRole('button', { name: 'Find Lawyer' }).click();
  const toast = page.locator('[aria-live="off"]').getByText(invalidZipMessage, { exact: true });
  await expect(toast).toBeInViewport({ ratio: 1 });
  await expect
    .poll(async () => {
      const box = await toast.boundingBox();
      const { width } = page.viewportSize()!;
      const header = await page.getByRole('banner').boundingBox();
      if (!box || !header) return undefined;
      const below = box.y - header.height;
      return {
        center: Math.round(box.x + box.width / 2 - width / 2),
        belowHeader: below >= 0 && below < 40,
      };
    })
    .toEqual({ center: 0, belowHeader: true });
  await page.clock.runFor(6_500);
  await expect(toast).toHaveCount(0);
  expect(await shownFor()).toBeGreaterThan(5_900);
  expect(await problems()).toEqual([]);
});

test('a form with errors causes no policy violation', async ({ page }) => {
  const problems = await watchPolicy(page);
  await openHydrated(page, paths.contact);
  await send(page);
  await expect(page.getByText('There is a problem')).toBeVisible();
  expect(await problems()).toEqual([]);
});

test('sending an inquiry causes no policy violation', async ({ page }) => {
  const problems = await watchPolicy(page);
  await openHydrated(page, intakeHref(issueNames[3]!, '90210'));
  await fillIntake(page, createVisitor());
  await send(page);
  await confirmedReference(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await problems()).toEqual([]);
});

test('the policy blocks inline scripts, style attributes, parsed markup, and other hosts', async ({
  page,
}) => {
  const problems = await watchPolicy(page);
  await page.goto(paths.about, { waitUntil: 'networkidle' });
  const outcome = await page.evaluate(async () => {
    const script = document.createElement('script');
    let scriptText = 'refused';
    try {
      script.textContent = 'document.title = "broken"';
      document.head.append(script);
      scriptText = 'accepted';
    } catch {
      // Trusted Types reject the text.
    }
    document.body.setAttribute('style', 'margin-top: 7px');
    let markup = 'refused';
    try {
      document.body.innerHTML += '<p>parsed</p>';
      markup = 'accepted';
    } catch {
      // Trusted Types reject the markup, as expected.
    }
    const otherHost = await fetch('https://example.com/').then(
      () => 'accepted',
      () => 'refused',
    );
    return { scriptText, markup, otherHost, title: document.title };
  });
  expect(outcome.title).not.toBe('broken');
  expect(outcome).toMatchObject({
    scriptText: 'refused',
    markup: 'refused',
    otherHost: 'refused',
  });
  await expect(page.locator('body')).toHaveCSS('margin-top', '0px');
  const seen = (await problems()).join('\n');
  for (const directive of ['style-src-attr', 'require-trusted-types-for', 'connect-src']) {
    expect(seen).toContain(directive);
  }
});

test('the policy blocks an inline script in the HTML', async ({ page }) => {
  const problems = await watchPolicy(page);
  await page.route(`**${paths.about}`, async (route) => {
    const answer = await route.fetch();
    const script = '<script>document.title = "broken"</script>';
    await route.fulfill({
      response: answer,
      body: addToHead(await answer.text(), () => script),
    });
  });
  await page.goto(paths.about);
  expect(await page.title()).not.toBe('broken');
  expect((await problems()).join('\n')).toContain('script-src-elem: inline');
});

test('scripts are cached for a year and use the best encoding that the browser accepts', async ({
  request,
}) => {
  const elements = await pageElements(request, paths.home);
  const script = elements.find(({ attributes }) => 'async' in attributes)?.attributes['src'] ?? '';
  for (const [accept, encoding] of [
    ['br, gzip', 'br'],
    ['gzip', 'gzip'],
    ['identity', undefined],
  ] as const) {
    const headers = (
      await request.get(script, { headers: { 'accept-encoding': accept } })
    ).headers();
    expect(headers['content-encoding']).toBe(encoding);
    expect(headers['content-type']).toBe('text/javascript; charset=utf-8');
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(headers['vary']).toBe('Accept-Encoding');
  }
});
