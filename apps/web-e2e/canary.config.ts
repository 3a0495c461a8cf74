import { defineConfig } from '@playwright/test';
import { browser } from './playwright.base';
import { parseCanaryOptions } from './src/canary/canary-options';

/** For the browser to start and close. */
const besides = 30_000;

export default defineConfig(browser, {
  testDir: 'src/canary',
  outputDir: '../../dist/canary',
  timeout: timeoutSeconds() * 1_000 + besides,
});

function timeoutSeconds(): number {
  try {
    return parseCanaryOptions(process.env).timeoutSeconds;
  } catch (error) {
    console.error((error as Error).message);
    // Called wrongly, which is not the same as an inquiry that was not confirmed.
    process.exit(2);
  }
}
