import { defineConfig } from '@playwright/test';
import { sandbox } from './playwright.base';

/** Set by Nx; each target leaves a file of its own for the counts of `npm test`. */
const target = process.env['NX_TASK_TARGET_TARGET'] ?? 'e2e';

export default defineConfig(sandbox, {
  outputDir: '../../dist/web-e2e',
  // Nx runs those together that depend on the same pages (package.json).
  projects: ['journeys', 'pages', 'traces', 'whole-site', 'gallery'].map((name) => ({
    name,
    testDir: `src/${name}`,
  })),
  // Two cores are busy with two; a third works while tests wait for the mail sandbox. Each starts a browser of its own.
  workers: 3,
  timeout: 60_000,
  reporter: [['list'], ['json', { outputFile: `../../dist/test-results/web-e2e-${target}.json` }]],
  // Recording takes time; elsewhere `--trace on` shows what led to a failure.
  use: { trace: process.env['CI'] ? 'retain-on-failure' : 'off' },
});
