import { defineConfig, type Project } from '@playwright/test';
import { missingEngines } from '@lawyers/browsers';
import { sandbox } from './playwright.base';
import type { EngineName } from './src/engines/test';

const missing = missingEngines();
/** What old engines run: the journeys of a visitor, not what a profile keeps or the next person sees. */
const oldEngine = { testIgnore: /(chromium-|firefox-|next-person).*\.spec\.ts$/ };
const engines: readonly ({ readonly name: EngineName } & Pick<
  Project,
  'testMatch' | 'testIgnore'
>)[] = [
  { name: 'chromium', testIgnore: '**/firefox-*.spec.ts' },
  { name: 'firefox', testIgnore: '**/chromium-*.spec.ts' },
  { name: 'webkit', testIgnore: ['**/chromium-*.spec.ts', '**/firefox-*.spec.ts'] },
  { name: 'chromium-88', ...oldEngine },
  { name: 'chromium-92', ...oldEngine },
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
