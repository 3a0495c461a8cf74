import { findChromium } from '@lawyers/browsers';
import { defineConfig } from '@playwright/test';
import { sandboxSite } from './src/visitor/sandbox-site';

const chromium = findChromium();

/** What every run of the browser shares. */
export const browser = defineConfig({
  testMatch: '**/*.spec.ts',
  forbidOnly: true,
  retries: 0,
  // A busy machine is slow, not wrong.
  expect: { timeout: 15_000 },
  reporter: 'list',
  use: {
    browserName: 'chromium',
    launchOptions: {
      ...(chromium && { executablePath: chromium }),
      args: ['--no-sandbox', '--disable-background-networking'],
    },
  },
});

/** The same against the built site and the mail sandbox, which Playwright starts and stops. */
export const sandbox = defineConfig(browser, {
  fullyParallel: true,
  use: { baseURL: sandboxSite.url },
  webServer: {
    command: 'node_modules/.bin/tsx tools/serve/src/start.ts',
    cwd: '../..',
    url: `${sandboxSite.mailService}/__sandbox/ledger`,
    reuseExistingServer: false,
  },
});
