import { findChromium } from '@lawyers/test-run';
import { defineConfig } from '@playwright/test';
import { sandboxSite } from './src/sandbox-site';

const chromium = findChromium();

export default defineConfig({
  testDir: 'src',
  outputDir: '../../dist/web-e2e',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  retries: 0,
  timeout: 60_000,
  reporter: [['list'], ['json', { outputFile: '../../dist/test-results/web-e2e.json' }]],
  use: {
    baseURL: sandboxSite.url,
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
    url: `${sandboxSite.mailService}/__sandbox/ledger`,
    reuseExistingServer: false,
  },
});
