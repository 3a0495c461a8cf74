import { rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { site } from '@lawyers/domain';
import { checkSiteFacts } from '@lawyers/domain/site-facts';
import { loadSettings } from '../settings/load-settings';
import { buildLanguage } from './build-language';
import { compileInlineScripts } from './inline-scripts';

// Builds the site: all published languages at the same time, which are then joined in one folder (decision 18).
const { values } = parseArgs({
  options: {
    mode: { type: 'string', default: 'production' },
    // A word in the name of a sandbox build's folder: `start` for `npm start`, `sandbox` for the tests. The tests have
    // other ports, which are part of a build. With two folders, both can run at the same time.
    for: { type: 'string', default: 'sandbox' },
  },
});
const root = resolve(import.meta.dirname, '../../..');
try {
  checkSiteFacts(site);
  const settings = loadSettings(values.mode, root);
  // A sandbox build, whose forms send to a mail sandbox on this machine, has its own folder, so that it can never be in
  // the one that an operator deploys.
  const folder = values.mode === 'production' ? 'web' : `web-${values.for}`;
  const directory = join(root, 'dist/apps', folder);
  await rm(directory, { force: true, recursive: true });
  const { scripts: inlineScripts } = await compileInlineScripts();
  const builds = site.languages.map((language) =>
    buildLanguage(language, join(directory, language), values.mode, inlineScripts),
  );
  // Loads the modules of the last step while the languages are built.
  const [{ finishStaticSite }] = await Promise.all([import('./finish-static-site'), ...builds]);
  await finishStaticSite(directory, values.mode, settings, inlineScripts);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
