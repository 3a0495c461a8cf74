import { paths } from '@lawyers/domain';
import type { Page } from '@playwright/test';
import { expect, test } from '../visitor/test';

for (const path of [paths.home, paths.article(1)]) {
  test(`${path} loads its fonts before the paint if it arrives quickly`, async ({ page }) => {
    const loaded = await watchEarlyFonts(page, { arrivesAfter: 50 });
    await page.goto(path);
    expect(await loaded()).toEqual(
      expect.arrayContaining([
        'Newsreader normal',
        'Newsreader italic',
        'Atkinson Hyperlegible Next normal',
      ]),
    );
    expect((await loaded()).join()).not.toContain('fallback');
  });

  test(`${path} loads no font before the paint if it arrives slowly`, async ({ page }) => {
    const loaded = await watchEarlyFonts(page, { arrivesAfter: 900 });
    await page.goto(path);
    expect(await loaded()).toEqual([]);
  });
}

/** Sets the page's age, in ms, and returns a function that lists the fonts that a script has loaded. */
async function watchEarlyFonts(
  page: Page,
  { arrivesAfter }: { readonly arrivesAfter: number },
): Promise<() => Promise<readonly string[]>> {
  await page.addInitScript((age) => {
    performance.now = () => age;
    const load = FontFace.prototype.load;
    const loaded: string[] = [];
    FontFace.prototype.load = function (this: FontFace) {
      loaded.push(`${this.family} ${this.style}`);
      return load.call(this);
    };
    Object.assign(window, { loadedFonts: loaded });
  }, arrivesAfter);
  return () => page.evaluate(() => (window as unknown as { loadedFonts: string[] }).loadedFonts);
}
