import { issueTypes, intakeHref, paths, site } from '@lawyers/domain';
import { expect, test } from '../visitor/test';

test('a page is fetched when the pointer comes to its link, but no address with a query, and no other site', async ({
  page,
}) => {
  const session = await page.context().newCDPSession(page);
  const fetched = new Set<string>();
  session.on('Preload.prefetchStatusUpdated', ({ prefetchUrl, status }) => {
    if (status === 'Ready') fetched.add(new URL(prefetchUrl).pathname);
  });
  await session.send('Preload.enable');
  await page.goto(paths.home);
  for (const address of [site.exit, intakeHref(issueTypes[0].name), paths.contact]) {
    await page.locator(`a[href="${address}"]`).filter({ visible: true }).first().hover();
  }
  await expect.poll(() => [...fetched]).toEqual([paths.contact]);
});
