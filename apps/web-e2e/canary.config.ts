import { defineConfig } from '@playwright/test';
import { browser } from './playwright.base';

export default defineConfig(browser, {
  testDir: 'src/canary',
  outputDir: '../../dist/canary',
  globalSetup: './src/canary/validate-options.ts',
  // The visit has a time limit of its own, which says what was awaited.
  timeout: 0,
});
