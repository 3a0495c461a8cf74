import { findChromium } from '@lawyers/test-run';
import { chromium, type Browser } from 'playwright-core';

/** @throws Error that says what to do when this machine has no browser. */
export async function openBrowser(): Promise<Browser> {
  const executablePath = findChromium();
  if (!executablePath) {
    throw new Error('There is no Chromium here. `npm test` installs one; or set CHROMIUM_PATH.');
  }
  return chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-background-networking', '--hide-scrollbars'],
  });
}
