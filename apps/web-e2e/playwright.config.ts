import { defineConfig } from '@playwright/test';
import { sandbox } from './playwright.base';

/** Set by Nx; each target leaves a file of its own for the counts of `npm test`. */
const target = process.env['NX_TASK_TARGET_TARGET'] ?? 'e2e';

export default defineConfig(sandbox, {
  outputDir: '../../dist/web-e2e',
  // A folder for each part that Nx runs by itself; package.json says what each of them depends on.
  projects: ['journeys', 'pages', 'traces', 'whole-site', 'gallery'].map((name) => ({
    name,
    testDir: `src/${name}`,
  })),
  // Many tests wait for the mail sandbox, so four workers share two cores well.
  workers: 4,
  timeout: 60_000,
  reporter: [['list'], ['json', { outputFile: `../../dist/test-results/web-e2e-${target}.json` }]],
  // Recording costs a fifth of the processor's time, so only CI does it; elsewhere `--trace on` shows a failure.
  use: { trace: process.env['CI'] ? 'retain-on-failure' : 'off' },
});
