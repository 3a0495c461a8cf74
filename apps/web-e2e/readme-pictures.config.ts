import { defineConfig } from '@playwright/test';
import { sandbox } from './playwright.base';

export default defineConfig(sandbox, {
  testDir: 'src/readme-pictures',
  outputDir: '../../dist/readme-pictures',
  reporter: 'list',
});
