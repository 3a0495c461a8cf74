import './site-language';
import { defineConfig } from '@playwright/test';
import { defaultLanguage, language, site } from '@lawyers/domain';
import { sandbox } from './playwright.base';
import type { EngineName } from './src/engines/test';

/**
 * Each run tests the site in one language, which `SITE_LANGUAGE` names. Only the run in the default language includes
 * the folders `engines`, `journeys`, and `pages`, whose tests use English words, or visit every language by themselves.
 */
const isDefault = language === defaultLanguage;

export default defineConfig<object, { engineName: EngineName }>(sandbox, {
  outputDir: '../../dist/web-e2e',
  snapshotPathTemplate: '{testDir}/src/each-language/heard/{arg}{ext}',
  projects: [
    // Three files of the folder `engines`, without the tests tagged @engines. They run in Chromium with the
    // back-forward cache, which visitors have and Playwright's Chromium lacks. `engines.config.ts` runs the whole
    // folder, also in other engines. They are the first project, so that they start first: `profile.spec.ts` mostly
    // waits until the browser has saved its profile, and the other workers run other tests meanwhile.
    {
      name: 'leaving',
      testDir: 'src/engines',
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
