import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { test as base, type BrowserContext } from '@playwright/test';
import { chromiumPath } from '@lawyers/browsers';
import { findTextInFolder } from '../checks/find-text';
import { fakeExitPage } from '../visitor/exit';

/** A browser with a profile on disk, started without Playwright's switches, which disable much of what it saves. */
export type Profile = {
  readonly context: BrowserContext;
  /** Closes the browser normally. */
  readonly close: () => Promise<void>;
  /** Kills the browser without cleanup. */
  readonly kill: () => Promise<void>;
  /** Finds texts in the profile's files; one line `text in file` per match. */
  readonly findText: (texts: readonly string[]) => readonly string[];
};

export const test = base.extend<{ profile: Profile; scripting: boolean }>({
  scripting: [true, { option: true }],
  profile: async ({ playwright, scripting }, use) => {
    const { chromium } = playwright;
    const folder = mkdtempSync(join(tmpdir(), 'profile-'));
    if (!scripting) disableScripts(folder);
    const switches = [
      '--headless=new',
      // Playwright sometimes waits forever for a new-tab page that loads while it connects.
      '--no-startup-window',
      '--no-sandbox',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--password-store=basic',
      '--remote-debugging-port=0',
      `--user-data-dir=${folder}`,
    ];
    const process = spawn(chromiumPath(), switches, { stdio: ['ignore', 'ignore', 'pipe'] });
    const ended = once(process, 'exit');
    const address = await debuggingAddress(process.stderr);
    // A browser that nobody reads could wait to write.
    process.stderr.resume();
    // Limited by the test's timeout, like everything else.
    const browser = await chromium.connectOverCDP(address, { timeout: 0 });
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
    // The browser's other processes may still write. Only the asynchronous function deletes what they add.
    await rm(folder, { recursive: true, maxRetries: 10 });
  },
});

/** Turns JavaScript off in the browser's settings. */
function disableScripts(folder: string): void {
  const setting = { profile: { default_content_setting_values: { javascript: 2 } } };
  mkdirSync(join(folder, 'Default'));
  writeFileSync(join(folder, 'Default/Preferences'), JSON.stringify(setting));
}

/** @throws Error with the browser's output when it exits before it listens. */
async function debuggingAddress(output: NodeJS.ReadableStream): Promise<string> {
  const lines: string[] = [];
  for await (const line of createInterface(output)) {
    const address = /^DevTools listening on (ws:\S+)$/.exec(line)?.[1];
    if (address) return address;
    lines.push(line);
  }
  throw new Error(`The browser did not start:\n${lines.join('\n')}`);
}
