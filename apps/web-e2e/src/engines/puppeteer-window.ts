import type { Page } from 'puppeteer-core';
import { defaultViewport, type EngineSettings, type EngineWindow } from './engine';
import { collectProblems, logViolations } from './problems';

/** Wraps a Puppeteer page of Chromium or Firefox. */
export async function puppeteerWindow(page: Page, settings: EngineSettings): Promise<EngineWindow> {
  const { problems, onException, onConsole } = collectProblems();
  page.on('pageerror', onException);
  page.on('console', onConsole);
  if (settings.scripting) await page.evaluateOnNewDocument(logViolations);
  await page.setViewport(defaultViewport);
  return {
    async open(address) {
      await page.goto(address);
    },
    // Puppeteer's types do not accept the generic arguments.
    call: (run, ...args) => page.evaluate(run as never, ...args) as never,
    moveTo: (x, y) => page.mouse.move(x, y),
    async clickAt(x, y, { button, held } = {}) {
      if (held) await page.keyboard.down(held);
      await page.mouse.click(x, y, { button: button ?? 'left' });
      if (held) await page.keyboard.up(held);
    },
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    resize: (width, height) => page.setViewport({ width, height }),
    openTab: async () => puppeteerWindow(await page.browserContext().newPage(), settings),
    problems,
    close: () => page.close(),
  };
}
