import { defineConfig } from '@playwright/test';
import { sandbox } from './playwright.base';

/** Takes the pictures of the README. */
export default defineConfig(sandbox, {
  testDir: 'src/readme-pictures',
  outputDir: '../../dist/readme-pictures',
  use: {
    launchOptions: {
      ...sandbox.use?.launchOptions,
      args: [...(sandbox.use?.launchOptions?.args ?? []), '--hide-scrollbars'],
    },
  },
});
