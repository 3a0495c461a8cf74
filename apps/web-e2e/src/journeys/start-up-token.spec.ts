import type { Request } from '@playwright/test';
import { paths } from '@lawyers/domain';
import { createVisitor } from '../visitor/form-fixtures';
import { fillContact, send } from '../visitor/mail-form';
import { openHydrated } from '../visitor/open';
import { confirmedReference } from '../visitor/outcome';
import { sandboxSite } from '../visitor/sandbox-site';
import { expect, test } from '../visitor/test';

test('a stored token loads the HTTP client, and never goes to the mail service', async ({
  page,
}) => {
  const token = 'stored-token-of-this-test';
  await page.addInitScript((value) => localStorage.setItem('token', value), token);
  const toMailService: Request[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith(sandboxSite.mailService)) toMailService.push(request);
  });
  const loaded = page.waitForResponse(/\/assets\/http-client-[^/]+\.js$/);
  await openHydrated(page, paths.contact);
  expect((await loaded).status()).toBe(200);
  await fillContact(page, createVisitor(), 'Sex Assault');
  await send(page);
  await confirmedReference(page);
  expect(toMailService.length).toBeGreaterThan(0);
  for (const request of toMailService) {
    const sent = [request.url(), await request.allHeaders(), request.postData()];
    expect(JSON.stringify(sent)).not.toMatch(new RegExp(`${token}|api-token`));
  }
});
