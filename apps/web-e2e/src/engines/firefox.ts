import { findFirefox } from '@lawyers/browsers';
import { launch, type Browser, type Page } from 'puppeteer-core';
import { startSize, type Engine, type EngineSettings, type EngineWindow } from './engine';

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
    openWindow: async () => windowOf(await newPage(browser, profile), settings),
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

async function windowOf(page: Page, { scripting }: EngineSettings): Promise<EngineWindow> {
  const complaints: string[] = [];
  page.on('pageerror', (error) => {
    if (!String(error).includes('Cross-Origin Request Blocked')) complaints.push(String(error));
  });
  page.on('console', (entry) => {
    // A request that fails is no fault of a script.
    if (entry.type() === 'error' && !entry.text().includes('Cross-Origin Request Blocked'))
      complaints.push(entry.text());
  });
  // The protocol does not report violations of the policy.
  if (scripting) {
    await page.evaluateOnNewDocument(() =>
      addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
        console.error(`Refused by ${effectiveDirective}: ${blockedURI}`),
      ),
    );
  }
  await page.setViewport(startSize);
  return {
    async open(address) {
      await page.goto(address);
    },
    // Puppeteer's type wants a function of the very arguments.
    call: (run, ...args) => page.evaluate(run as never, ...args) as never,
    moveTo: (x, y) => page.mouse.move(x, y),
    clickAt: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    resize: (width, height) => page.setViewport({ width, height }),
    complaints: () => complaints,
    close: () => page.close(),
  };
}
