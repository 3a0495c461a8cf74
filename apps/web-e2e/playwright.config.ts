import './site-language';
import { defineConfig } from '@playwright/test';
import { defaultLanguage, language, site } from '@lawyers/domain';
import { sandbox } from './playwright.base';
import type { EngineName } from './src/engines/test';

/** A run knows the texts of one language (`SITE_LANGUAGE`). Only the default one has journeys of every kind. */
const isDefault = language === defaultLanguage;

export default defineConfig<object, { engineName: EngineName }>(sandbox, {
  outputDir: '../../dist/web-e2e',
  snapshotPathTemplate: '{testDir}/src/each-language/heard/{arg}{ext}',
  projects: [
    // What `engines.config.ts` tests of leaving, in Chromium and less often, with the back-forward cache that visitors have.
    // First, since a profile mostly waits for the browser to save, and meanwhile other workers run the rest.
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
      // A language that the operator does not publish has no page, and one crawl reaches every language.
      testIgnore: !site.languages.includes(language) ? '**' : isDefault ? [] : '**/crawl.spec.ts',
    },
  ],
  // Two workers saturate two cores; a third uses the time in which tests wait for the mail sandbox.
  workers: 3,
});
