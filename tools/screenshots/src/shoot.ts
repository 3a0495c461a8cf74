import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { openPage, settled } from './open-page';
import type { Stage } from './stage';
import { schemes, windows, type Scheme, type State, type Window } from './state';

/** A picture that was taken. */
export type Shot = {
  readonly file: string;
  readonly name: string;
  readonly width: number;
  readonly scheme: Scheme;
  /** Where the footer begins, in px from the top. */
  readonly footerAt: number;
};

/** Takes every picture of a state into `folder`. */
export async function shoot(
  browser: Browser,
  site: Stage,
  state: State,
  folder: string,
): Promise<readonly Shot[]> {
  const shots: Shot[] = [];
  for (const window of state.windows ?? windows) {
    await site.reset(state.fault);
    const page = await openState(browser, site, state, window);
    for (const scheme of state.schemes ?? schemes) {
      await page.emulateMedia({ ...state.media, colorScheme: scheme });
      await settled(page);
      // A sticky header would otherwise stand where the page was left.
      if (state.extent === 'page') await page.evaluate(() => scrollTo(0, 0));
      const size = window.height < 300 ? `${window.width}x${window.height}` : `${window.width}`;
      const file = join(folder, `${state.name}-${size}-${scheme}.png`);
      await page.screenshot({
        path: file,
        fullPage: state.extent === 'page',
        animations: 'disabled',
      });
      const footerAt = await page
        .locator('footer')
        .evaluate((footer: HTMLElement) => footer.offsetTop);
      shots.push({ file, name: state.name, width: window.width, scheme, footerAt });
    }
    await page.context().close();
  }
  return shots;
}

async function openState(
  browser: Browser,
  site: Stage,
  state: State,
  window: Window,
): Promise<Page> {
  const page = await openPage(browser, { ...state.context, viewport: window });
  await page.emulateMedia({ ...state.media });
  await page.goto(site.siteUrl + state.path);
  await state.reach?.(page);
  return page;
}
