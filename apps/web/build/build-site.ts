import { rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { site } from '@lawyers/domain';
import { checkSiteFacts } from '@lawyers/domain/site-facts';
import { loadSettings } from '../settings/load-settings';
import { buildLanguage } from './build-language';
import { compileInlineScripts } from './inline-scripts';

// Builds the site: every published language at the same time, then one folder of them (decision 18).
const { values } = parseArgs({
  options: {
    mode: { type: 'string', default: 'production' },
    // `npm start` has a folder of its own, so that the tests, whose ports differ, run beside it.
    for: { type: 'string', default: 'sandbox' },
  },
});
const root = resolve(import.meta.dirname, '../../..');
try {
  checkSiteFacts(site);
  const settings = loadSettings(values.mode, root);
  // Only a production build may write to the folder that an operator deploys.
  const folder = values.mode === 'production' ? 'web' : `web-${values.for}`;
  const directory = join(root, 'dist/apps', folder);
  await rm(directory, { force: true, recursive: true });
  const inlineScripts = await compileInlineScripts();
  const builds = site.languages.map((language) =>
    buildLanguage(language, join(directory, language), values.mode, inlineScripts),
  );
  // Its modules load while the languages are built.
  const [{ finishStaticSite }] = await Promise.all([import('./finish-static-site'), ...builds]);
  await finishStaticSite(directory, values.mode, settings, inlineScripts);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
