import { defineConfig } from '@playwright/test';
import { browser } from './playwright.base';

/** Storybook needs neither the site nor the mail sandbox, so these tests run beside the unit tests. */
export default defineConfig(browser, {
  testDir: 'src/storybook',
  outputDir: '../../dist/web-e2e-storybook',
  workers: 2,
});
