import type { Page, Request } from '@playwright/test';
import { paths } from '@lawyers/domain';
import { createVisitor } from '../visitor/form-fixtures';
import { requestsOf } from '../visitor/inbox';
import { fillContact, send } from '../visitor/mail-form';
import { openHydrated } from '../visitor/open';
import { confirmedReference } from '../visitor/outcome';
import { sandboxSite } from '../visitor/sandbox-site';
import { expect, test } from '../visitor/test';

const token = 'stored-token-of-this-test';
const httpClient = /\/assets\/http-client-[^/]+\.js$/;

function watchRequests(page: Page): readonly Request[] {
  const requests: Request[] = [];
  page.on('request', (request) => requests.push(request));
  return requests;
}

async function storeToken(page: Page): Promise<void> {
  await page.addInitScript((value) => localStorage.setItem('token', value), token);
}

test('a stored token loads the HTTP client', async ({ page }) => {
  await storeToken(page);
  const loaded = page.waitForResponse(httpClient);
  await openHydrated(page, paths.home);
  expect((await loaded).status()).toBe(200);
});

test('the HTTP client is not loaded without a token or with an empty one', async ({ page }) => {
  const requests = watchRequests(page);
  for (const path of [paths.home, paths.intake, paths.contact]) {
    await openHydrated(page, path);
    await page.waitForLoadState('networkidle');
  }
  await page.evaluate(() => localStorage.setItem('token', ''));
  await openHydrated(page, paths.home);
  await page.waitForLoadState('networkidle');
  expect(requests.some((request) => request.url().endsWith('.js'))).toBe(true);
  expect(requests.filter((request) => httpClient.test(request.url()))).toEqual([]);
});

test('requests to the mail service never contain the token', async ({ page }) => {
  await storeToken(page);
  const requests = watchRequests(page);
  const loaded = page.waitForResponse(httpClient);
  await openHydrated(page, paths.contact);
  await loaded;
  await fillContact(page, createVisitor(), 'Sex Assault');
  await send(page);
  const ref = await confirmedReference(page);
  expect(await requestsOf(ref)).toHaveLength(1);
  const toMailService = requests.filter((request) =>
    request.url().startsWith(sandboxSite.mailService),
  );
  expect(toMailService.length).toBeGreaterThan(0);
  for (const request of toMailService) {
    const sentData = JSON.stringify([
      request.url(),
      await request.allHeaders(),
      request.postData(),
    ]);
    expect(sentData).not.toContain(token);
    expect(sentData).not.toContain('api-token');
  }
});
