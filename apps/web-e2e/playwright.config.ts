import './site-language';
import { defineConfig } from '@playwright/test';
import { defaultLanguage, language, site } from '@lawyers/domain';
import { sandbox } from './playwright.base';
import type { EngineName } from './src/engines/test';

/** Set by Nx. Each target writes its own result file, which `npm test` counts. */
const target = process.env['NX_TASK_TARGET_TARGET'] ?? 'e2e';

/** A run knows the texts of one language (`SITE_LANGUAGE`). Only the default one has journeys of every kind. */
const everyLanguage = ['each-language', 'whole-site'];
const folders =
  language === defaultLanguage ? ['journeys', 'pages', ...everyLanguage] : everyLanguage;

export default defineConfig<object, { engineName: EngineName }>(sandbox, {
  outputDir: '../../dist/web-e2e',
  projects: [
    // The Chromium half of what `engines.config.ts` tests of leaving, with the back-forward cache that visitors have.
    // First, since a profile mostly waits for the browser to save, and meanwhile other workers run the rest.
    {
      name: 'leaving',
      testDir: 'src/engines',
      timeout: 120_000,
      testMatch: language === defaultLanguage ? ['profile.spec.ts', 'next-person.spec.ts'] : [],
      use: { engineName: 'chromium' },
    },
    ...folders.map((name) => ({
      name,
      testDir: `src/${name}`,
      // A language that the operator does not publish has no page, and one crawl reaches every language.
      testIgnore: !site.languages.includes(language)
        ? '**'
        : language === defaultLanguage
          ? []
          : '**/crawl.spec.ts',
    })),
  ],
  // Two workers saturate two cores; a third uses the time in which tests wait for the mail sandbox.
  workers: 3,
  reporter: [['list'], ['json', { outputFile: `../../dist/test-results/web-e2e-${target}.json` }]],
});
