import { defineConfig } from '@playwright/test';
import { browser } from './playwright.base';

/**
 * The tests of Storybook need neither the site nor the mail sandbox, so they can run at the same time as the unit
 * tests.
 */
export default defineConfig(browser, {
  testDir: 'src/storybook',
  outputDir: '../../dist/web-e2e-storybook',
  workers: 2,
});
