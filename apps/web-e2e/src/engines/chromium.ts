import { launch } from 'puppeteer-core';
import { chromiumPath } from '@lawyers/browsers';
import type { Engine, EngineSettings, EngineWindow } from './engine';
import { puppeteerWindow } from './puppeteer-window';

/** Starts Chromium over the DevTools protocol, with the back-forward cache and scrollbars that Playwright disables. */
export async function startChromium(
  settings: EngineSettings,
): Promise<Engine & { windows(): Promise<readonly EngineWindow[]> }> {
  const browser = await launch({
    executablePath: chromiumPath(),
    headless: true,
    acceptInsecureCerts: true,
    ignoreDefaultArgs: ['--hide-scrollbars'],
    ...(settings.profile && { userDataDir: settings.profile }),
    args: [
      '--no-sandbox',
      `--proxy-server=http://127.0.0.1:${settings.proxyPort}`,
      ...(settings.restoreTabs ? ['--restore-last-session'] : []),
    ],
  });
  return {
    async openWindow() {
      const page = await browser.newPage();
      await page.setJavaScriptEnabled(settings.scripting);
      return puppeteerWindow(page, settings);
    },
    /** The open windows, such as restored tabs. */
    windows: async () =>
      Promise.all((await browser.pages()).map((page) => puppeteerWindow(page, settings))),
    close: () => browser.close(),
  };
}
