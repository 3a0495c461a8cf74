import { findChromium } from '@lawyers/browsers';
import { defineConfig } from '@playwright/test';

const chromium = findChromium();
const { SITE_PORT = '4200', MAIL_SANDBOX_PORT = '4300' } = process.env;

export default defineConfig({
  outputDir: '../../dist/web-e2e',
  // A folder for each part that Nx runs by itself; package.json says what each of them looks at.
  projects: ['journeys', 'pages', 'whole-site', 'gallery'].map((name) => ({
    name,
    testDir: `src/${name}`,
  })),
  fullyParallel: true,
  // The fault table mostly waits, so three share two cores well.
  workers: 3,
  forbidOnly: true,
  retries: 0,
  timeout: 60_000,
  // A busy machine is no reason to fail.
  expect: { timeout: 15_000 },
  // Where the JSON goes is the command's to say (PLAYWRIGHT_JSON_OUTPUT_FILE): each part leaves a file of its own.
  reporter: [['list'], ['json', { outputFile: '../../dist/test-results/web-e2e.json' }]],
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
