import { paths, site } from '@lawyers/domain';
import { everyPage, missingPage } from '../visitor/addresses';
import { pressKeys, fakeExitPage } from '../visitor/exit';
import { expect, test } from '../visitor/test';

test('every page has one Exit link in its HTML, which works without scripts', async ({
  request,
}) => {
  for (const path of everyPage) {
    const html = await (await request.get(path)).text();
    const links = [...html.matchAll(/<a\s[^>]*>Exit this site<\/a>/g)].map(([link]) => link);
    expect(links, path).toHaveLength(1);
    expect(links[0], path).toContain(`href="${site.exit}"`);
    expect(links[0], path).not.toContain('target=');
  }
});

test('Shift three times exits from pages without islands', async ({ page, context }) => {
  await fakeExitPage(context);
  for (const path of [paths.article(1), paths.confirm, missingPage]) {
    await page.goto(path);
    await pressKeys(page, 'Shift', 'Shift', 'Shift');
    await expect(page).toHaveURL(site.exit);
  }
});
