import { fixedPages, someBlogPages } from '../addresses';
import { expect, test } from '../journey';
import { expectNoTrace } from '../no-trace';
import { sandboxSite } from '../sandbox-site';
import { watchPrivacy } from '../watch-privacy';

test('no page asks anyone but the site, or writes anything down', async ({ page, context }) => {
  const traces = await watchPrivacy(context);
  for (const path of [...fixedPages, ...someBlogPages]) {
    await page.goto(path, { waitUntil: 'networkidle' });
  }
  expect(new Set(traces.requests.map((address) => new URL(address).origin))).toEqual(
    new Set([sandboxSite.url]),
  );
  await expectNoTrace(context, traces, {});
});
