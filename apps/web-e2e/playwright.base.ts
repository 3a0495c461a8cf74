import { defineConfig } from '@playwright/test';
import { findHeadlessShell } from '@lawyers/browsers';
import { sandboxSite } from './src/visitor/sandbox-site';

const executablePath = findHeadlessShell();

/**
 * The Nx target that is running, such as `e2e-english`; Nx sets the variable. Each target writes its own result file,
 * and `npm test` adds up all of them.
 */
const target = process.env['NX_TASK_TARGET_TARGET'] ?? 'e2e';

/** The options that every Playwright configuration of this project shares. */
export const browser = defineConfig({
  testMatch: '**/*.spec.ts',
  fullyParallel: true,
  forbidOnly: true,
  // These limits, in milliseconds, only end a test that hangs. They are not goals for the speed of the site: a machine
  // that also runs other work needs three times as long as an idle one.
  timeout: 180_000,
  expect: { timeout: 15_000, toPass: { timeout: 30_000, intervals: [100] } },
  maxFailures: 10,
  // Recording a trace adds a quarter to the time, so only the retry of a failed test records one. A test that passes
  // only in its retry counts as failed.
  retries: 1,
  failOnFlakyTests: true,
  reporter: [['list'], ['json', { outputFile: `../../dist/test-results/web-e2e-${target}.json` }]],
  use: {
    browserName: 'chromium',
    trace: 'on-first-retry',
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: ['--no-sandbox', '--disable-background-networking'],
    },
  },
});

/** The base configuration, and in addition the built site and the mail sandbox, which Playwright starts and stops. */
export const sandbox = defineConfig(browser, {
  use: { baseURL: sandboxSite.url },
  webServer: {
    command: 'node_modules/.bin/tsx tools/serve/src/start.ts',
    cwd: '../..',
    url: `${sandboxSite.mailService}/__sandbox/ledger`,
    reuseExistingServer: false,
  },
});
