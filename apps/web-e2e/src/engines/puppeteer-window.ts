import type { Page } from 'puppeteer-core';
import { defaultViewport, type EngineSettings, type EngineWindow } from './engine';

/** A page that Puppeteer drives, in Chromium or in Firefox. */
export async function puppeteerWindow(
  page: Page,
  { scripting }: EngineSettings,
): Promise<EngineWindow> {
  const problems: string[] = [];
  const report = (text: string) => {
    if (!failedRequests.some((part) => text.includes(part))) problems.push(text);
  };
  page.on('pageerror', (error) => report(String(error)));
  page.on('console', (entry) => {
    if (entry.type() === 'error') report(entry.text());
  });
  // The protocols do not report violations of the policy.
  if (scripting) {
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
    // Puppeteer's type wants a function of the very arguments.
    call: (run, ...args) => page.evaluate(run as never, ...args) as never,
    moveTo: (x, y) => page.mouse.move(x, y),
    clickAt: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    resize: (width, height) => page.setViewport({ width, height }),
    problems: () => problems,
    close: () => page.close(),
  };
}

/** A request that fails is no fault of a script. The first is Firefox's, the others are Chromium's. */
const failedRequests = [
  'Cross-Origin Request Blocked',
  'Failed to load resource',
  'blocked by CORS policy',
];
