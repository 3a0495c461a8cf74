import { chromiumPath } from '@lawyers/browsers';
import { chromium, type Browser } from 'playwright-core';

/** @throws Error that says what to do when this machine has no browser. */
export function openBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: chromiumPath(),
    args: ['--no-sandbox', '--disable-background-networking', '--hide-scrollbars'],
  });
}
