import { invalidZipMessage, intakeHref, issueNames, paths } from '@lawyers/domain';
import { articleNumbers, everyPage, missingPage } from './every-page';
import { expect, test } from './journey';
import { watchPolicy } from './policy-watch';
import { confirmedReference } from './reference';
import { sandboxSite } from './sandbox-site';
import { aVisitor, fillCase, openReady, send } from './visitor';

const forms: readonly string[] = [paths.home, paths.intake, paths.contact];
const unknown = [missingPage, '/blogs/page1/12', '/about/nothing'];
const plain = everyPage.filter((path) => ![...forms, ...unknown].includes(path));

for (const address of [...plain, ...unknown]) {
  test(`${address} keeps the policy and has its styles`, async ({ page }) => {
    const complaints = await watchPolicy(page);
    await page.goto(address, { waitUntil: 'networkidle' });
    await expect(page.locator('style')).toHaveCount(1);
    await expect(page.locator('body')).toHaveCSS('margin-top', '0px');
    const missing = unknown.includes(address) ? 1 : 0;
    expect((await complaints()).filter((text) => !/status of 404/.test(text))).toEqual([]);
    expect((await complaints()).length).toBe(missing);
  });
}

for (const address of forms) {
  test(`${address} keeps the policy when its application starts, and no rule is lost or doubled`, async ({
    page,
  }) => {
    const complaints = await watchPolicy(page);
    await openReady(page, address);
    const { sent, present } = await page.evaluate(async () => {
      const rulesOf = (sheet: CSSStyleSheet) => [...sheet.cssRules].map((rule) => rule.cssText);
      const html = await (await fetch(location.href)).text();
      const alone = new CSSStyleSheet();
      alone.replaceSync(/<style[^>]*>([\s\S]*?)<\/style>/.exec(html)?.[1] ?? '');
      return { sent: rulesOf(alone), present: [...document.styleSheets].flatMap(rulesOf) };
    });
    expect(sent.length).toBeGreaterThan(50);
    expect(sent.filter((rule) => !present.includes(rule))).toEqual([]);
    expect(twice(present)).toEqual(twice(sent));
    expect(await complaints()).toEqual([]);
  });
}

function twice(rules: readonly string[]): readonly string[] {
  return rules.filter((rule, index) => rules.indexOf(rule) !== index);
}

test('the toast keeps the policy, appears below the header and goes after six seconds', async ({
  page,
}) => {
  const complaints = await watchPolicy(page);
  await openReady(page, paths.home);
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
        centre: Math.round(box.x + box.width / 2 - width / 2),
        belowHeader: below >= 0 && below < 40,
      };
    })
    .toEqual({ centre: 0, belowHeader: true });
  const shownAt = Date.now();
  await expect(toast).toHaveCount(0, { timeout: 10_000 });
  expect(Date.now() - shownAt).toBeGreaterThan(4000);
  expect(await complaints()).toEqual([]);
});

test('a form with errors keeps the policy', async ({ page }) => {
  const complaints = await watchPolicy(page);
  await openReady(page, paths.contact);
  await send(page);
  await expect(page.getByText('There is a problem')).toBeVisible();
  expect(await complaints()).toEqual([]);
});

test('a whole journey to the confirmation keeps the policy', async ({ page }) => {
  const complaints = await watchPolicy(page);
  await openReady(page, intakeHref(issueNames[3]!, '90210'));
  await fillCase(page, aVisitor());
  await send(page);
  await confirmedReference(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await complaints()).toEqual([]);
});

test('an inline script, a style attribute, parsed markup and another host are blocked', async ({
  page,
}) => {
  const complaints = await watchPolicy(page);
  await page.goto(paths.about, { waitUntil: 'networkidle' });
  const outcome = await page.evaluate(async () => {
    const script = document.createElement('script');
    let scriptText = 'refused';
    try {
      script.textContent = 'document.title = "broken"';
      document.head.append(script);
      scriptText = 'accepted';
    } catch {
      // Trusted Types refuse the text itself.
    }
    document.body.setAttribute('style', 'margin-top: 7px');
    let markup = 'refused';
    try {
      document.body.innerHTML += '<p>parsed</p>';
      markup = 'accepted';
    } catch {
      // As it should be.
    }
    const otherHost = await fetch('https://example.com/').then(
      () => 'accepted',
      () => 'refused',
    );
    return { scriptText, markup, otherHost, title: document.title };
  });
  expect(outcome.title).not.toBe('broken');
  expect(outcome).toMatchObject({ markup: 'refused', otherHost: 'refused' });
  await expect(page.locator('body')).toHaveCSS('margin-top', '0px');
  const seen = (await complaints()).join('\n');
  for (const directive of ['style-src-attr', 'require-trusted-types-for', 'connect-src']) {
    expect(seen).toContain(directive);
  }
});

test('an inline script in the HTML itself is blocked', async ({ page }) => {
  const complaints = await watchPolicy(page);
  await page.route(`**${paths.about}`, async (route) => {
    const answer = await route.fetch();
    const html = await answer.text();
    const body = html.replace('</head>', '<script>document.title = "broken"</script></head>');
    await route.fulfill({ response: answer, body });
  });
  await page.goto(paths.about);
  expect(await page.title()).not.toBe('broken');
  expect((await complaints()).join('\n')).toContain('script-src-elem: inline');
});

for (const address of [...forms, ...plain, ...unknown]) {
  test(`the headers of ${address}`, async ({ request }) => {
    const answer = await request.get(address, { maxRedirects: 0 });
    const headers = answer.headers();
    const hasForm = forms.includes(address);
    expect(answer.status()).toBe(unknown.includes(address) ? 404 : 200);
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': hasForm ? 'strict-origin' : 'no-referrer',
      'cache-control': [paths.intake, paths.confirm].some((path) => path === address)
        ? 'no-store'
        : 'no-cache',
      vary: 'Accept-Encoding',
    });
    for (const feature of ['camera', 'microphone', 'geolocation', 'payment', 'usb']) {
      expect(headers['permissions-policy']).toContain(`${feature}=()`);
    }
    const policy = headers['content-security-policy'] ?? '';
    const formAction = hasForm ? `'self' ${sandboxSite.mailService}` : "'self'";
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain(`form-action ${formAction};`);
    expect(policy).not.toMatch(/unsafe-|\*/);
  });
}

test('scripts are kept for a year, and sent in the smallest form a browser takes', async ({
  request,
}) => {
  const html = await (await request.get(paths.home)).text();
  const script = /<script async src="([^"]+)"/.exec(html)?.[1] ?? '';
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

test('the old addresses of articles lead to the true ones, for good', async ({ request }) => {
  const old = [
    [paths.blog, paths.blogPage(1)],
    ...articleNumbers.map((number) => [paths.articleByNumber(number), paths.article(number)]),
  ] as const;
  for (const [from, to] of old) {
    const answer = await request.get(from, { maxRedirects: 0 });
    expect(answer.status()).toBe(301);
    expect(answer.headers()['location']).toBe(to);
  }
});
