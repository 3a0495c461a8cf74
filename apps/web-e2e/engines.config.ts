import { defineConfig, type Project } from '@playwright/test';
import { missingEngines } from '@lawyers/browsers';
import { sandbox } from './playwright.base';
import type { EngineName } from './src/engines/test';

const missing = missingEngines();
/** Only Puppeteer starts a browser with a profile. */
const others = { testIgnore: /(firefox-settings|profile)\.spec\.ts$/ };
const engines: readonly ({ readonly name: EngineName } & Pick<Project, 'testIgnore'>)[] = [
  { name: 'chromium', testIgnore: '**/firefox-settings.spec.ts' },
  { name: 'firefox' },
  { name: 'webkit', ...others },
  { name: 'chromium-88', ...others },
  { name: 'chromium-92', ...others },
];

export default defineConfig<object, { engineName: EngineName }>(sandbox, {
  testDir: 'src/engines',
  // Each test starts a browser and drives it from outside, slower than Playwright does.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  outputDir: '../../dist/web-e2e-engines',
  globalSetup: './src/engines/report-missing.ts',
  // A missing engine gets no project, so its tests count neither as passed nor as skipped.
  projects: engines
    .filter(({ name }) => name === 'chromium' || !missing.includes(name))
    .map((engine) => ({ ...engine, use: { engineName: engine.name } })),
  workers: 2,
  reporter: [
    ['list'],
    ['json', { outputFile: '../../dist/test-results/web-e2e-e2e-engines.json' }],
  ],
});
