import { defineConfig } from '@playwright/test';
import { browser } from './playwright.base';

export default defineConfig(browser, {
  testDir: 'src/canary',
  outputDir: '../../dist/canary',
  // One inquiry after the other, since the mail service refuses a second request within one second.
  workers: 1,
  // A second try would send a second inquiry to the live service.
  retries: 0,
  use: { trace: 'retain-on-failure' },
  // No limit for the whole test: `sendTestInquiry` limits each step, and its error names the step that was too slow.
  timeout: 0,
  reporter: 'list',
});
