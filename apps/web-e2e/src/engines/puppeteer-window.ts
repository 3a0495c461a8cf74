import type { Page } from 'puppeteer-core';
import { defaultViewport, type EngineSettings, type EngineWindow } from './engine';

/** Wraps a Puppeteer page of Chromium or Firefox. */
export async function puppeteerWindow(page: Page, settings: EngineSettings): Promise<EngineWindow> {
  const problems: string[] = [];
  const report = (text: string) => {
    if (!failedRequests.some((part) => text.includes(part))) problems.push(text);
  };
  page.on('pageerror', (error) => report(String(error)));
  page.on('console', (entry) => {
    if (entry.type() === 'error') report(entry.text());
  });
  // The protocols do not report violations of the Content Security Policy, so the page logs them.
  if (settings.scripting) {
    await page.evaluateOnNewDocument(() =>
      addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
        console.error(`Refused by ${effectiveDirective}: ${blockedURI}`),
      ),
    );
  }
  await page.setViewport(defaultViewport);
  return {
    async open(address) {
      await page.goto(address);
    },
    // Puppeteer's types do not accept the generic arguments.
    call: (run, ...args) => page.evaluate(run as never, ...args) as never,
    moveTo: (x, y) => page.mouse.move(x, y),
    clickAt: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    resize: (width, height) => page.setViewport({ width, height }),
    openTab: async () => puppeteerWindow(await page.browserContext().newPage(), settings),
    problems: () => problems,
    close: () => page.close(),
  };
}

/** Failed requests are not script errors. The first two texts are Firefox's, the others are Chromium's. */
const failedRequests = [
  // NS_BINDING_ABORTED: the page was left while a font was loading.
  'status=2152398850',
  'Cross-Origin Request Blocked',
  'Failed to load resource',
  'blocked by CORS policy',
];
