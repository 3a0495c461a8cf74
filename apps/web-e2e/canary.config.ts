import { defineConfig } from '@playwright/test';
import { browser } from './playwright.base';

export default defineConfig(browser, {
  testDir: 'src/canary',
  outputDir: '../../dist/canary',
  // A second try would send a second inquiry.
  retries: 0,
  use: { trace: 'retain-on-failure' },
  // sendTestInquiry has its own time limit, and its error names the step that was waiting.
  timeout: 0,
  reporter: 'list',
});
