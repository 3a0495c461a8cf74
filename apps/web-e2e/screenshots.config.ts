import { defineConfig } from '@playwright/test';
import { sandbox } from './playwright.base';
import { baselineFolder, screenshotsFolder } from './src/screenshots/folders';

if (baselineFolder === screenshotsFolder) {
  throw new Error(
    `SCREENSHOTS_AGAINST is ${baselineFolder}, the folder that this run overwrites. Move the earlier pictures to another folder and name that one.`,
  );
}
const isFullRun = !process.env['SCREENSHOTS_ONLY'] && !baselineFolder;

export default defineConfig(sandbox, {
  testDir: 'src/screenshots',
  outputDir: '../../dist/screenshots-run',
  ...(isFullRun && { globalSetup: './src/screenshots/empty-folder.ts' }),
  snapshotPathTemplate: `${baselineFolder ?? screenshotsFolder}/{arg}{ext}`,
  updateSnapshots: baselineFolder ? 'none' : 'all',
  expect: { toHaveScreenshot: { animations: 'disabled', threshold: 0.05 } },
  reporter: [['list'], ['html', { open: 'never', outputFolder: '../../dist/screenshots-report' }]],
  projects: [
    { name: 'screenshots', testMatch: 'states.spec.ts' },
    ...(baselineFolder
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
