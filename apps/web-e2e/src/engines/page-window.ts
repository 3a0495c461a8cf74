import type { Page as PlaywrightPage } from '@playwright/test';
import type { Page as PuppeteerPage } from 'puppeteer-core';
import type { EngineWindow } from './engine';

/** Wraps a page of Playwright, which knows the same events and calls, or Puppeteer, with what differs between them. */
export function windowOf(
  anyPage: PlaywrightPage | PuppeteerPage,
  others: Pick<EngineWindow, 'resize' | 'inNewTab'> & Partial<Pick<EngineWindow, 'type'>>,
): EngineWindow {
  const page = anyPage as PuppeteerPage;
  const problems: string[] = [];
  const note = (problem: string) => {
    if (!failedRequest.test(problem)) problems.push(problem);
  };
  page.on('pageerror', (error) => note(String(error)));
  page.on('console', (entry) => {
    if (entry.type() === 'error') note(entry.text());
  });
  return {
    problems: () => problems,
    async open(address) {
      await page.goto(address);
    },
    // As text: Playwright passes only one argument.
    call: (run, ...args) =>
      page.evaluate(`(${run.toString()})(...${JSON.stringify(args)})`) as never,
    moveTo: (x, y) => page.mouse.move(x, y),
    async clickAt(x, y, { button, held } = {}) {
      if (held) await page.keyboard.down(held);
      await page.mouse.click(x, y, { button: button ?? 'left' });
      if (held) await page.keyboard.up(held);
    },
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    close: () => page.close(),
    ...others,
  };
}

/** Runs in every document with scripts: the protocols do not report violations, so the page logs them. */
export function logViolations(): void {
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
    console.error(`Refused by ${effectiveDirective}: ${blockedURI}`),
  );
}

/**
 * Failed requests are not script errors. The first two texts are Firefox's, NS_BINDING_ABORTED (the page was left while
 * a font was loading) and another host's refusal; the others are Chromium's.
 */
const failedRequest =
  /status=2152398850|Cross-Origin Request Blocked|Failed to load resource|blocked by CORS policy/;
