import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findChromium } from '@lawyers/test-run';
import { defineConfig } from '@playwright/test';

const chromium = findChromium();
const { E2E_PART, SITE_PORT = '4200', MAIL_SANDBOX_PORT = '4300' } = process.env;
const results = `web-e2e${E2E_PART ? `-${E2E_PART}` : ''}.json`;

export default defineConfig({
  testDir: 'src',
  ...(E2E_PART && { testMatch: specsOf(E2E_PART) }),
  outputDir: '../../dist/web-e2e',
  fullyParallel: true,
  // The fault table mostly waits, so three share two cores well.
  workers: 3,
  forbidOnly: true,
  retries: 0,
  timeout: 60_000,
  // A busy machine is no reason to fail.
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json', { outputFile: `../../dist/test-results/${results}` }]],
  use: {
    baseURL: `http://localhost:${SITE_PORT}`,
    browserName: 'chromium',
    trace: 'retain-on-failure',
    launchOptions: {
      ...(chromium && { executablePath: chromium }),
      args: ['--no-sandbox', '--disable-background-networking'],
    },
  },
  webServer: {
    command: 'npx tsx tools/serve/src/start.ts',
    cwd: '../..',
    url: `http://localhost:${MAIL_SANDBOX_PORT}/__sandbox/ledger`,
    reuseExistingServer: false,
  },
});

/**
 * The tests in two parts: those that look at pages which change with any article or component, and the journeys
 * through forms and deliveries, whose result holds as long as the pages they visit are the same byte for byte.
 */
function specsOf(part: string): string[] {
  const folder = join(import.meta.dirname, 'src');
  const looksAtPages = (file: string) =>
    /every-page|blog|article|gallery/i.test(readFileSync(join(folder, file), 'utf8'));
  return readdirSync(folder)
    .filter((file) => file.endsWith('.spec.ts'))
    .filter((file) => looksAtPages(file) === (part === 'pages'));
}
