import { launch } from 'puppeteer-core';
import { findFirefox } from '@lawyers/browsers';
import type { Engine, EngineSettings } from './engine';
import { puppeteerWindow } from './puppeteer-window';

/**
 * Starts Firefox over WebDriver BiDi, without geckodriver.
 * @throws Error when Firefox is not installed.
 */
export async function startFirefox(settings: EngineSettings): Promise<Engine> {
  const executablePath = findFirefox();
  if (!executablePath) throw new Error('Firefox is not installed. Install it or set FIREFOX_PATH.');
  const browser = await launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    acceptInsecureCerts: true,
    ...(settings.profile && { userDataDir: settings.profile }),
    extraPrefsFirefox: preferences(settings),
  });
  return {
    openWindow: async () => puppeteerWindow(await browser.newPage(), settings),
    close: () => browser.close(),
  };
}

function preferences(settings: EngineSettings): Record<string, unknown> {
  const { scripting, cookiesBlocked, minimumFontSize, proxyPort } = settings;
  return {
    ...(cookiesBlocked && { 'network.cookie.cookieBehavior': 2 }),
    ...(minimumFontSize && { 'font.minimum-size.x-western': minimumFontSize }),
    'javascript.enabled': scripting,
    'network.proxy.type': 1,
    'network.proxy.http': '127.0.0.1',
    'network.proxy.http_port': proxyPort,
    'network.proxy.ssl': '127.0.0.1',
    'network.proxy.ssl_port': proxyPort,
    // Puppeteer disables the back-forward cache, which visitors have.
    'fission.bfcacheInParent': true,
    // Scrollbars that take up space, as on Windows.
    'widget.gtk.overlay-scrollbars.enabled': false,
    // Form history is on by default; the session is saved every second instead of every 15.
    'browser.formfill.enable': true,
    'browser.sessionstore.interval': 1000,
  };
}
