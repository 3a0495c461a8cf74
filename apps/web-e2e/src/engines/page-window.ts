import type { Page as PlaywrightPage } from '@playwright/test';
import type { Page as PuppeteerPage } from 'puppeteer-core';
import type { EngineWindow } from './engine';

/**
 * Wraps a page of Playwright or Puppeteer, whose events and methods used here are the same. `others` are the actions
 * that differ.
 */
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
    // Passed as source code, because Playwright passes only one argument to a function.
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

/**
 * Messages about failed requests, which are not errors of scripts. The first two are Firefox's: NS_BINDING_ABORTED,
 * when the page was left while a font was loading, and a response of another host without CORS headers. The others are
 * Chromium's.
 */
const failedRequest =
  /status=2152398850|Cross-Origin Request Blocked|Failed to load resource|blocked by CORS policy/;
