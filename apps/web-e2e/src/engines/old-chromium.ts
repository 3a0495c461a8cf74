import { chromium, type Page } from '@playwright/test';
import { findOldChromium } from '@lawyers/browsers';
import { defaultViewport, type Engine, type EngineSettings, type EngineWindow } from './engine';
import { windowOf } from './page-window';

/**
 * Starts Chromium 88 with Playwright, not with Puppeteer, which drives the current Chromium: current versions of
 * Puppeteer cannot find pages in Chromium 88.
 */
export async function startOldChromium({ scripting, proxyPort }: EngineSettings): Promise<Engine> {
  const browser = await chromium.launch({
    executablePath: findOldChromium()!,
    // The GPU process is off: it needs libraries that tools/browsers does not unpack from the npm package of this
    // browser, and hangs without them.
    args: ['--no-sandbox', '--disable-gpu', `--proxy-server=http://127.0.0.1:${proxyPort}`],
  });
  const context = await browser.newContext({
    viewport: defaultViewport,
    javaScriptEnabled: scripting,
    ignoreHTTPSErrors: true,
  });
  return { openWindow: async () => wrap(await context.newPage()), close: () => browser.close() };
}

function wrap(page: Page): EngineWindow {
  return windowOf(page, {
    resize: (width, height) => page.setViewportSize({ width, height }),
    inNewTab: async (use) => use(wrap(await page.context().newPage())),
  });
}
