import { launch } from 'puppeteer-core';
import { chromiumPath } from '@lawyers/browsers';
import type { Engine, EngineSettings } from './engine';
import { puppeteerWindow } from './puppeteer-window';

/** Starts Chromium over the DevTools protocol, with the back-forward cache and scrollbars that Playwright disables. */
export async function startChromium(settings: EngineSettings): Promise<Engine> {
  const browser = await launch({
    executablePath: chromiumPath(),
    headless: true,
    acceptInsecureCerts: true,
    ignoreDefaultArgs: ['--hide-scrollbars'],
    args: ['--no-sandbox', `--proxy-server=http://127.0.0.1:${settings.proxyPort}`],
  });
  return {
    async openWindow() {
      const page = await (await browser.createBrowserContext()).newPage();
      await page.setJavaScriptEnabled(settings.scripting);
      const scheme = settings.dark ? 'dark' : 'light';
      await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: scheme }]);
      return puppeteerWindow(page, settings);
    },
    close: () => browser.close(),
  };
}
