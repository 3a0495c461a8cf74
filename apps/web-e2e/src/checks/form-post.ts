import { expect, type Page } from '@playwright/test';
import { sandboxSite } from '../visitor/sandbox-site';

/** Records the fields of every form POST that the browser makes to the mail service without JavaScript. */
export function watchFormPosts(page: Page): readonly Record<string, string>[] {
  const posts: Record<string, string>[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'POST' || !request.url().startsWith(sandboxSite.mailService)) return;
    const body = request.postData() ?? '';
    const fields = body.matchAll(/name="(?<name>[^"]*)"\r\n\r\n(?<value>[\s\S]*?)\r\n--/g);
    posts.push(
      Object.fromEntries([...fields].map(({ groups }) => [groups!['name'], groups!['value']])),
    );
  });
  return posts;
}

/** Asserts that the browser made one form POST, for this template, and shows the service's plain `OK`. */
export async function expectPosted(
  page: Page,
  posts: ReturnType<typeof watchFormPosts>,
  template: string,
): Promise<void> {
  await expect(page).toHaveURL(sandboxSite.formPost);
  await expect(page.locator('body')).toHaveText('OK');
  expect(posts).toHaveLength(1);
  expect(posts[0]).toMatchObject({
    lib_version: '3.12.1',
    user_id: sandboxSite.publicKey,
    service_id: sandboxSite.serviceId,
    template_id: template,
  });
}
