import type { EngineWindow, Key } from './engine';

/** What the pages of Playwright and of Puppeteer have in common. */
type Page = {
  goto(address: string): Promise<unknown>;
  evaluate(expression: string): Promise<unknown>;
  readonly mouse: {
    move(x: number, y: number): Promise<void>;
    click(x: number, y: number, options: { button: 'left' | 'middle' }): Promise<void>;
  };
  readonly keyboard: {
    down(key: 'Shift' | 'Control'): Promise<void>;
    up(key: 'Shift' | 'Control'): Promise<void>;
    type(text: string): Promise<void>;
    press(key: Key): Promise<void>;
  };
  close(): Promise<void>;
};

/** Wraps a page of Playwright or Puppeteer, with what differs between them. */
export function windowOf(
  page: Page,
  others: Pick<EngineWindow, 'resize' | 'inNewTab' | 'problems'>,
): EngineWindow {
  return {
    ...others,
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
  };
}

/** The exceptions, console errors, and violations of the Content Security Policy of a page. */
export function collectProblems() {
  const problems: string[] = [];
  const report = (text: string) => {
    if (!failedRequests.some((part) => text.includes(part))) problems.push(text);
  };
  return {
    problems: () => problems,
    onException: (error: unknown) => report(String(error)),
    onConsole(entry: { type(): string; text(): string }) {
      if (entry.type() === 'error') report(entry.text());
    },
  };
}

/** Runs in every document with scripts: the protocols do not report violations, so the page logs them. */
export function logViolations(): void {
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
    console.error(`Refused by ${effectiveDirective}: ${blockedURI}`),
  );
}

/** Failed requests are not script errors. The first two texts are Firefox's, the others are Chromium's. */
const failedRequests = [
  // NS_BINDING_ABORTED: the page was left while a font was loading.
  'status=2152398850',
  'Cross-Origin Request Blocked',
  'Failed to load resource',
  'blocked by CORS policy',
];
