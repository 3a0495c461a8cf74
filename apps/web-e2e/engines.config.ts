import { defineConfig } from '@playwright/test';
import { missingEngines } from '@lawyers/browsers';
import { sandbox } from './playwright.base';
import type { EngineName } from './src/engines/test';

const missing = missingEngines();
const firefoxOnly = '**/firefox-settings.spec.ts';
const webkitOnly = '**/webkit-profile.spec.ts';
/**
 * Tests of what a browser writes into its profile, the folder with its history, form texts, and sessions. They run only
 * where the browser would save a submitted form: WebKit never does, and Chromium 88 starts without a profile.
 */
const savedForms = '**/profile.spec.ts';
const ignored: Readonly<Record<EngineName, readonly string[]>> = {
  chromium: [firefoxOnly, webkitOnly],
  firefox: [webkitOnly],
  webkit: [firefoxOnly, savedForms],
  'chromium-88': [firefoxOnly, webkitOnly, savedForms],
};
const engines = (Object.keys(ignored) as EngineName[])
  // An engine that is not installed gets no project, so its tests are counted neither as passed nor as skipped.
  // Chromium is always installed, since all other browser tests need it, too.
  .filter((name) => name === 'chromium' || !missing.includes(name));

export default defineConfig<object, { engineName: EngineName; scripting: boolean }>(sandbox, {
  testDir: 'src/engines',
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
