import { chromium, type Page } from '@playwright/test';
import { findOldChromium, type OldChromium } from '@lawyers/browsers';
import type { Engine, EngineSettings, EngineWindow } from './engine';
import { collectProblems, logViolations } from './problems';

/** A small phone, in CSS pixels: old browsers are on old phones. */
const viewport = { width: 360, height: 740 };

/**
 * Starts an old Chromium with Playwright: today's Puppeteer finds no page in it.
 * @throws Error when it is not installed.
 */
export async function startOldChromium(
  name: OldChromium,
  { scripting, proxyPort }: EngineSettings,
): Promise<Engine> {
  const executablePath = findOldChromium(name);
  if (!executablePath) throw new Error(`${name} is not installed. Run \`npm run engines\`.`);
  const browser = await chromium.launch({
    executablePath,
    // Its GPU process needs libraries that the package has beside it, and hangs without them.
    args: ['--no-sandbox', '--disable-gpu', `--proxy-server=http://127.0.0.1:${proxyPort}`],
  });
  const context = await browser.newContext({
    viewport,
    javaScriptEnabled: scripting,
    ignoreHTTPSErrors: true,
  });
  return {
    openWindow: async () => windowOf(await context.newPage(), scripting),
    close: () => browser.close(),
  };
}

async function windowOf(page: Page, scripting: boolean): Promise<EngineWindow> {
  const { problems, onException, onConsole } = collectProblems();
  page.on('pageerror', onException);
  page.on('console', onConsole);
  if (scripting) await page.addInitScript(logViolations);
  return {
    async open(address) {
      await page.goto(address);
    },
    // As text: Playwright passes only one argument.
    call: (run, ...args) => page.evaluate(`(${run.toString()})(...${JSON.stringify(args)})`),
    moveTo: (x, y) => page.mouse.move(x, y),
    async clickAt(x, y, { button, held } = {}) {
      if (held) await page.keyboard.down(held);
      await page.mouse.click(x, y, { button: button ?? 'left' });
      if (held) await page.keyboard.up(held);
    },
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    resize: (width, height) => page.setViewportSize({ width, height }),
    openTab: async () => windowOf(await page.context().newPage(), scripting),
    problems,
    close: () => page.close(),
  };
}
