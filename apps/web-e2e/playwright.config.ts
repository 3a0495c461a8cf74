import './site-language';
import { defineConfig } from '@playwright/test';
import { defaultLanguage, language, site } from '@lawyers/domain';
import { sandbox } from './playwright.base';
import type { EngineName } from './src/engines/test';

/**
 * A run knows the texts of one language only (`SITE_LANGUAGE`). The run in the default language includes the journeys
 * and the tests of single pages.
 */
const isDefault = language === defaultLanguage;

export default defineConfig<object, { engineName: EngineName }>(sandbox, {
  outputDir: '../../dist/web-e2e',
  snapshotPathTemplate: '{testDir}/src/each-language/heard/{arg}{ext}',
  projects: [
    // Tests from the folder `engines`, without those tagged @engines, in Chromium with the back-forward cache that
    // visitors have. `engines.config.ts` runs all of them in every engine. They are the first project, because a test
    // of a profile mostly waits until the browser has saved it, and other workers can run other tests meanwhile.
    {
      name: 'leaving',
      testDir: 'src/engines',
      timeout: 120_000,
      testMatch: isDefault
        ? ['profile.spec.ts', 'next-person.spec.ts', 'lost-scripts.spec.ts']
        : [],
      grepInvert: /@engines/,
      use: { engineName: 'chromium' },
    },
    {
      name: 'site',
      testMatch: `{${isDefault ? 'journeys,pages,' : ''}each-language,whole-site}/*.spec.ts`,
      // Skips a language that the operator does not publish. The crawl runs in the default language only, since it
      // follows links into every language.
      testIgnore: !site.languages.includes(language) ? '**' : isDefault ? [] : '**/crawl.spec.ts',
    },
  ],
  // Two workers keep two cores busy; a third one uses the time in which tests wait for the mail sandbox.
  workers: 3,
});
