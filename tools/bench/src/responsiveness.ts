import { hydrated } from '@lawyers/browsers';
import type { Browser, Page } from 'playwright-core';
import { interactions, type Interaction } from './interactions';
import { median } from './median';
import { forgetPaints, longestToPaint, watchPaints } from './next-paint';
import { onPage, phone } from './phone';
import { slowdown, type Response } from './response';
import type { ServedSite } from './served-site';

export async function measureResponses(
  browser: Browser,
  site: ServedSite,
  goes: number,
  say: (text: string) => void,
): Promise<readonly Response[]> {
  const responses: Response[] = [];
  for (const interaction of interactions) {
    const starting: number[] = [];
    const running: number[] = [];
    for (let go = 0; go < goes; go += 1) {
      starting.push(await timeToPaint(browser, site, interaction, 'starting'));
      running.push(await timeToPaint(browser, site, interaction, 'running'));
    }
    responses.push({ name: interaction.name, starting, running });
    say(
      `${interaction.name}: ${median(starting)} ms when it starts the page, ${median(running)} ms after`,
    );
  }
  return responses;
}

function timeToPaint(
  browser: Browser,
  site: ServedSite,
  { path, prepare, act }: Interaction,
  when: 'starting' | 'running',
): Promise<number> {
  return onPage(browser, phone, async (page) => {
    await watchPaints(page);
    if (when === 'starting') await page.addInitScript(neverIdle);
    await page.goto(site.url + path, { waitUntil: 'load' });
    if (when === 'running') await start(page);
    await prepare?.(page);
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await forgetPaints(page);
    await act(page);
    // Whatever the first touch has started may still be in the way of what it does.
    // It need not start all of the page.
    await hydrated(page, 3000).catch(() => undefined);
    return longestToPaint(page);
  });
}

/** Without a press, so that there is nothing to be seen of it afterwards. */
async function start(page: Page): Promise<void> {
  await page.evaluate(() => void dispatchEvent(new Event('pointerdown')));
  await page.locator('form').evaluateAll((forms) => {
    for (const form of forms) form.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  });
  await hydrated(page);
  // What a start leaves for later is no part of what comes after it.
  await page.evaluate(
    () =>
      new Promise<void>((done) => {
        requestIdleCallback(() => setTimeout(done, 200), { timeout: 5000 });
      }),
  );
}

/** Keeps a page from starting before it is touched, however long the browser needs to get there. */
function neverIdle(): void {
  window.requestIdleCallback = () => 0;
}
