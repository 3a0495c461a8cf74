import type { Page } from '@playwright/test';
import { sandboxSite } from '../sandbox-site';

/** The fields of every form that the browser posts to the mail service by itself, as they go over the wire. */
export function watchNativePosts(page: Page): readonly Record<string, string>[] {
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
