import { findFirefox } from '@lawyers/browsers';
import { launch, type Browser, type Page } from 'puppeteer-core';
import type { Engine, EngineSettings } from './engine';
import { puppeteerWindow } from './puppeteer-window';

/**
 * Firefox over WebDriver BiDi, without geckodriver.
 * @param profile A folder to keep a profile in, as a person has one. Without it, nothing outlives the browser.
 */
export async function startFirefox(settings: EngineSettings, profile?: string): Promise<Engine> {
  const executablePath = findFirefox();
  if (!executablePath) throw new Error('Firefox is not installed.');
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

/** A page of the default context is stored in the profile; others are apart. */
async function newPage(browser: Browser, profile: string | undefined): Promise<Page> {
  return profile === undefined
    ? (await browser.createBrowserContext()).newPage()
    : browser.newPage();
}

function preferences({ scripting, dark, proxyPort }: EngineSettings): Record<string, unknown> {
  return {
    'javascript.enabled': scripting,
    'ui.systemUsesDarkTheme': dark ? 1 : 0,
    'network.proxy.type': 1,
    'network.proxy.http': '127.0.0.1',
    'network.proxy.http_port': proxyPort,
    'network.proxy.ssl': '127.0.0.1',
    'network.proxy.ssl_port': proxyPort,
    // Puppeteer turns the back-forward cache off; visitors have it.
    'fission.bfcacheInParent': true,
    // Bars that take up room, as on Windows.
    'widget.gtk.overlay-scrollbars.enabled': false,
    // What people have, and sooner than after 15 s.
    'browser.formfill.enable': true,
    'browser.sessionstore.interval': 1000,
  };
}
