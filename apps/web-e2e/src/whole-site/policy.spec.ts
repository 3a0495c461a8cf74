import { paths } from '@lawyers/domain';
import { watchPolicy } from '../checks/policy-complaints';
import { articleNumbers, everyPage, missingPage, pagesWithForm } from '../visitor/addresses';
import { sandboxSite } from '../visitor/sandbox-site';
import { expect, test } from '../visitor/test';

const unknown = [missingPage, '/blogs/page1/12', '/about/nothing'];
const plain = everyPage.filter((path) => ![...pagesWithForm, ...unknown].includes(path));

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

for (const address of [...pagesWithForm, ...plain, ...unknown]) {
  test(`the headers of ${address}`, async ({ request }) => {
    const answer = await request.get(address, { maxRedirects: 0 });
    const headers = answer.headers();
    const hasForm = pagesWithForm.includes(address);
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
    expect(headers['set-cookie']).toBeUndefined();
    const policy = headers['content-security-policy'] ?? '';
    const formAction = hasForm ? `'self' ${sandboxSite.mailService}` : "'self'";
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain(`form-action ${formAction};`);
    expect(policy).not.toMatch(/unsafe-|\*/);
  });
}

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
