import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { test as base, type BrowserContext } from '@playwright/test';
import { findTextInFolder } from '../checks/find-text';
import { fakeExitPage } from '../visitor/exit';

/** A browser with a profile on disk, as a person starts it: Playwright's own switches turn off much of what it saves. */
export type Profile = {
  readonly context: BrowserContext;
  /** Closes the browser as its user does. */
  readonly close: () => Promise<void>;
  /** Ends the browser without letting it tidy up. */
  readonly kill: () => Promise<void>;
  /** Where a text stands in the profile, in UTF-8 or UTF-16: `text in file`. */
  readonly findText: (texts: readonly string[]) => readonly string[];
};

export const test = base.extend<{ profile: Profile; scripting: boolean }>({
  scripting: [true, { option: true }],
  profile: async ({ playwright, launchOptions, scripting }, use) => {
    const { chromium } = playwright;
    const folder = mkdtempSync(join(tmpdir(), 'profile-'));
    if (!scripting) forbidScripts(folder);
    const process = spawn(launchOptions.executablePath ?? chromium.executablePath(), [
      '--headless=new',
      '--no-sandbox',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--password-store=basic',
      '--remote-debugging-port=0',
      `--user-data-dir=${folder}`,
    ]);
    const ended = once(process, 'exit');
    const browser = await chromium.connectOverCDP(await debuggingAddress(process.stderr));
    const context = browser.contexts()[0]!;
    await fakeExitPage(context);
    await use({
      context,
      async close() {
        const session = await browser.newBrowserCDPSession();
        await session.send('Browser.close');
        await ended;
      },
      async kill() {
        process.kill('SIGKILL');
        await ended;
      },
      findText: (texts) => findTextInFolder(folder, texts),
    });
    process.kill('SIGKILL');
    await ended;
    rmSync(folder, { recursive: true, maxRetries: 10 });
  },
});

/** The browser's own setting, as a person changes it. */
function forbidScripts(folder: string): void {
  const setting = { profile: { default_content_setting_values: { javascript: 2 } } };
  mkdirSync(join(folder, 'Default'));
  writeFileSync(join(folder, 'Default/Preferences'), JSON.stringify(setting));
}

/** @throws Error when the browser ends before it listens. */
async function debuggingAddress(output: NodeJS.ReadableStream): Promise<string> {
  const seen: string[] = [];
  for await (const line of createInterface(output)) {
    const address = /^DevTools listening on (ws:\S+)$/.exec(line)?.[1];
    if (address) return address;
    seen.push(line);
  }
  throw new Error(`The browser did not start:\n${seen.join('\n')}`);
}
