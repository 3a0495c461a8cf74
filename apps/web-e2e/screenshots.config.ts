import { defineConfig } from '@playwright/test';
import { sandbox } from './playwright.base';
import { earlier, pictures } from './src/screenshots/pictures';

if (earlier === pictures) {
  throw new Error(`${earlier} is where this run writes. Move the earlier pictures away first.`);
}
const isWhole = !process.env['SCREENSHOTS_ONLY'] && !earlier;

export default defineConfig(sandbox, {
  testDir: 'src/screenshots',
  outputDir: '../../dist/screenshots-run',
  timeout: 120_000,
  ...(isWhole && { globalSetup: './src/screenshots/empty-folder.ts' }),
  snapshotPathTemplate: `${earlier ?? pictures}/{arg}{ext}`,
  updateSnapshots: earlier ? 'none' : 'all',
  // A long page takes a while to become a picture.
  expect: { timeout: 60_000, toHaveScreenshot: { animations: 'disabled', threshold: 0.05 } },
  reporter: [['list'], ['html', { open: 'never', outputFolder: '../../dist/screenshots-report' }]],
  projects: [
    { name: 'screenshots', testMatch: 'states.spec.ts' },
    ...(earlier
      ? []
      : [
          {
            name: 'screenshots-sheets',
            testMatch: 'sheets.spec.ts',
            dependencies: ['screenshots'],
          },
        ]),
    { name: 'readme', testMatch: 'readme-pictures.spec.ts' },
  ],
  use: {
    launchOptions: {
      ...sandbox.use?.launchOptions,
      args: [...(sandbox.use?.launchOptions?.args ?? []), '--hide-scrollbars'],
    },
  },
});
