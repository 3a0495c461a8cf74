import { launch, type LaunchOptions, type Page } from 'puppeteer-core';
import { chromiumPath, findFirefox } from '@lawyers/browsers';
import { defaultViewport, type Engine, type EngineSettings, type EngineWindow } from './engine';
import { windowOf } from './page-window';

export type Settings = EngineSettings & {
  /** For Firefox: preferences as in about:config. */
  readonly preferences?: Readonly<Record<string, unknown>>;
  /** Whether to abort a request to this address. */
  readonly isLost?: (url: URL) => boolean;
};

/**
 * Starts Chromium over the DevTools protocol through Puppeteer. Unlike in Playwright's Chromium, the back-forward cache
 * and scrollbars are on, as visitors have them.
 */
export function startChromium(settings: Settings): Promise<Engine> {
  return start(settings, {
    executablePath: chromiumPath(),
    ignoreDefaultArgs: ['--hide-scrollbars'],
    args: [
      '--no-sandbox',
      `--proxy-server=http://127.0.0.1:${settings.proxyPort}`,
      ...(settings.scripting ? [] : ['--blink-settings=scriptEnabled=false']),
    ],
  });
}

/** Starts Firefox over WebDriver BiDi, without geckodriver. */
export function startFirefox(settings: Settings): Promise<Engine> {
  return start(settings, {
    browser: 'firefox',
    executablePath: findFirefox()!,
    extraPrefsFirefox: {
      'javascript.enabled': settings.scripting,
      'network.proxy.type': 1,
      'network.proxy.http': '127.0.0.1',
      'network.proxy.http_port': settings.proxyPort,
      'network.proxy.ssl': '127.0.0.1',
      'network.proxy.ssl_port': settings.proxyPort,
      // Turns on the back-forward cache, which visitors have, and which Puppeteer turns off.
      'fission.bfcacheInParent': true,
      // Makes scrollbars take up space, as on Windows.
      'widget.gtk.overlay-scrollbars.enabled': false,
      // Form history is on, as it is in Firefox by default, so that tests find out whether Firefox saves what was
      // typed. The session is saved every second instead of every 15 seconds, so that tests wait less.
      'browser.formfill.enable': true,
      'browser.sessionstore.interval': 1000,
      ...settings.preferences,
    },
  });
}

async function start(settings: Settings, options: LaunchOptions): Promise<Engine> {
  const browser = await launch({
    headless: true,
    acceptInsecureCerts: true,
    userDataDir: settings.profile,
    ...options,
  });
  const isFirefox = options.browser === 'firefox';
  return {
    openWindow: async () => prepare(await browser.newPage(), settings, isFirefox),
    close: () => browser.close(),
  };
}

async function prepare(page: Page, settings: Settings, isFirefox: boolean): Promise<EngineWindow> {
  const { isLost } = settings;
  if (isLost) {
    await page.setRequestInterception(true);
    page.on(
      'request',
      (request) => void (isLost(new URL(request.url())) ? request.abort() : request.continue()),
    );
  }
  await page.setViewport(defaultViewport);
  return windowOf(page, {
    resize: (width, height) => page.setViewport({ width, height }),
    inNewTab: async (use) =>
      use(await prepare(await page.browserContext().newPage(), settings, isFirefox)),
    // In Chromium, inserts the text at once, as a phone's keyboard inserts a word. Firefox's protocol can only press
    // keys.
    ...(!isFirefox && { type: (text) => page.keyboard.sendCharacter(text) }),
  });
}
