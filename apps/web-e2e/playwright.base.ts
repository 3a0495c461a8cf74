import { defineConfig } from '@playwright/test';
import { findHeadlessShell } from '@lawyers/browsers';
import { sandboxSite } from './src/visitor/sandbox-site';

const executablePath = findHeadlessShell();

/** Shared by every Playwright configuration. */
export const browser = defineConfig({
  testMatch: '**/*.spec.ts',
  forbidOnly: true,
  retries: 0,
  // Generous, so that a slow machine fails no test. A test that passes waits for neither.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  reporter: 'list',
  use: {
    browserName: 'chromium',
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: ['--no-sandbox', '--disable-background-networking'],
    },
  },
});

/** The base configuration plus the built site and the mail sandbox, which Playwright starts and stops. */
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
