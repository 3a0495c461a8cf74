import { expectNoTrace } from '../checks/no-trace';
import { watchPrivacy } from '../checks/privacy-traces';
import { fixedPages, someBlogPages } from '../visitor/addresses';
import { sandboxSite } from '../visitor/sandbox-site';
import { expect, test } from '../visitor/test';

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
