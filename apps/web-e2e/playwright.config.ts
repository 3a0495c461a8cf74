import { defineConfig } from '@playwright/test';
import { language, site } from '@lawyers/domain';
import { sandbox } from './playwright.base';
import type { EngineName } from './src/engines/test';

/** Set by Nx. Each target writes its own result file, which `npm test` counts. */
const target = process.env['NX_TASK_TARGET_TARGET'] ?? 'e2e';

/** A run knows the texts of one language, so the Spanish pages have their own (`SITE_LANGUAGE=es`). */
const folders =
  language === 'es' ? ['spanish', 'spanish-site'] : ['journeys', 'pages', 'whole-site'];

export default defineConfig<object, { engineName: EngineName }>(sandbox, {
  outputDir: '../../dist/web-e2e',
  // Nx targets group the projects that depend on the same pages (package.json).
  projects: [
    // The Chromium half of what `engines.config.ts` tests of leaving, with the back-forward cache that visitors have.
    // First, since a profile mostly waits for the browser to save, and meanwhile other workers run the rest.
    {
      name: 'leaving',
      testDir: 'src/engines',
      timeout: 120_000,
      testMatch: ['profile.spec.ts', 'next-person.spec.ts'],
      use: { engineName: 'chromium' },
    },
    ...folders.map((name) => ({
      name,
      testDir: `src/${name}`,
      // With English alone there is no Spanish page.
      testIgnore: name.startsWith('spanish') && !site.languages.includes('es') ? '**' : [],
    })),
  ],
  // Two workers saturate two cores; a third uses the time in which tests wait for the mail sandbox.
  workers: 3,
  reporter: [['list'], ['json', { outputFile: `../../dist/test-results/web-e2e-${target}.json` }]],
});
