import { defineConfig } from '@playwright/test';
import { defaultLanguage, language, site } from '@lawyers/domain';
import { sandbox } from './playwright.base';
import type { EngineName } from './src/engines/test';

/** Set by Nx. Each target writes its own result file, which `npm test` counts. */
const target = process.env['NX_TASK_TARGET_TARGET'] ?? 'e2e';

/**
 * A run knows the texts of one language (`SITE_LANGUAGE`). Only the default one has journeys of every kind.
 * `browser-profile` comes first: it mostly waits for the browser to save, and meanwhile other workers run the rest.
 */
const everyLanguage = ['each-language', 'whole-site'];
const folders =
  language === defaultLanguage
    ? ['browser-profile', 'journeys', 'pages', ...everyLanguage]
    : everyLanguage;

export default defineConfig<object, { engineName: EngineName }>(sandbox, {
  outputDir: '../../dist/web-e2e',
  projects: [
    ...folders.map((name) => ({
      name,
      testDir: `src/${name}`,
      // The browser saves its profile when it likes.
      ...(name === 'browser-profile' && { timeout: 180_000 }),
      // A language that the operator does not publish has no page, and one crawl reaches every language.
      testIgnore: !site.languages.includes(language)
        ? '**'
        : language === defaultLanguage
          ? []
          : '**/crawl.spec.ts',
    })),
    // The Chromium half of what `engines.config.ts` tests of leaving, with the back-forward cache that visitors have.
    {
      name: 'leaving',
      testDir: 'src/engines',
      // Starts a browser for each visitor.
      timeout: 120_000,
      testMatch:
        language === defaultLanguage
          ? ['leaving.spec.ts', 'next-person.spec.ts', 'chromium-restored-tabs.spec.ts']
          : [],
      use: { engineName: 'chromium' },
    },
  ],
  // Two workers saturate two cores; a third uses the time in which tests wait for the mail sandbox.
  workers: 3,
  reporter: [['list'], ['json', { outputFile: `../../dist/test-results/web-e2e-${target}.json` }]],
});
