import { launch, type Browser, type Page } from 'puppeteer-core';
import { findFirefox } from '@lawyers/browsers';
import type { Engine, EngineSettings } from './engine';
import { puppeteerWindow } from './puppeteer-window';

/**
 * Starts Firefox over WebDriver BiDi, without geckodriver.
 * @param profile A folder for a persistent profile. Without it, Firefox uses a temporary one.
 * @throws Error when Firefox is not installed.
 */
export async function startFirefox(settings: EngineSettings, profile?: string): Promise<Engine> {
  const executablePath = findFirefox();
  if (!executablePath) throw new Error('Firefox is not installed. Install it or set FIREFOX_PATH.');
  const browser = await launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    acceptInsecureCerts: true,
    ...(profile && { userDataDir: profile }),
    extraPrefsFirefox: preferences(settings),
  });
  return {
    openWindow: async () => puppeteerWindow(await newPage(browser, profile), settings),
    close: () => browser.close(),
  };
}

/** Only pages of the default context are stored in the profile. */
async function newPage(browser: Browser, profile: string | undefined): Promise<Page> {
  return profile === undefined
    ? (await browser.createBrowserContext()).newPage()
    : browser.newPage();
}

function preferences(settings: EngineSettings): Record<string, unknown> {
  const { scripting, dark, cookiesBlocked, proxyPort } = settings;
  return {
    ...(cookiesBlocked && { 'network.cookie.cookieBehavior': 2 }),
    'javascript.enabled': scripting,
    'ui.systemUsesDarkTheme': dark ? 1 : 0,
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
