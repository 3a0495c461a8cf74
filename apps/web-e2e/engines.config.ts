import { defineConfig } from '@playwright/test';
import { missingEngines } from '@lawyers/browsers';
import { sandbox } from './playwright.base';
import type { EngineName } from './src/engines/test';

const missing = missingEngines();
const firefoxOnly = '**/firefox-settings.spec.ts';
const webkitOnly = '**/webkit-profile.spec.ts';
/** Of browsers that save what is submitted, as today's do. */
const savedForms = '**/profile.spec.ts';
const ignored: Readonly<Record<EngineName, readonly string[]>> = {
  chromium: [firefoxOnly, webkitOnly],
  firefox: [webkitOnly],
  webkit: [firefoxOnly, savedForms],
  'chromium-88': [firefoxOnly, webkitOnly, savedForms],
  'chromium-92': [firefoxOnly, webkitOnly, savedForms],
};
const engines = (Object.keys(ignored) as EngineName[])
  // A missing engine gets no project, so its tests count neither as passed nor as skipped.
  .filter((name) => name === 'chromium' || !missing.includes(name));

export default defineConfig<object, { engineName: EngineName; scripting: boolean }>(sandbox, {
  testDir: 'src/engines',
  // Each test starts a browser and drives it from outside, slower than Playwright does.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  outputDir: '../../dist/web-e2e-engines',
  globalSetup: './src/engines/test.ts',
  projects: engines.flatMap((engineName) => [
    {
      name: engineName,
      testIgnore: [...ignored[engineName]],
      use: { engineName },
    },
    {
      name: `${engineName} without scripts`,
      testMatch: 'small-phone.spec.ts',
      use: { engineName, scripting: false },
    },
  ]),
  workers: 2,
});
