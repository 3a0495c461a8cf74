import { paths } from '@lawyers/domain';
import { expect, test } from '../visitor/test';

test('a link of the table of contents scrolls its heading to just below the header', async ({
  page,
}) => {
  await page.goto(paths.article(7));
  const contents = page.getByRole('navigation', { name: 'On this page' });
  await contents.getByRole('link').nth(1).click();
  const header = (await page.getByRole('banner').boundingBox())!;
  const heading = (await page.locator(':target').boundingBox())!;
  expect(heading.y).toBeGreaterThanOrEqual(header.height);
  expect(heading.y).toBeLessThan(header.height + 44);
});
