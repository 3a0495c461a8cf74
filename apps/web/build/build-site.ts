import { rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { site } from '@lawyers/domain';
import { loadSettings } from '../settings/load-settings';
import { buildLanguage } from './build-language';
import { checkFacts } from './check-facts';
import { finishStaticSite } from './finish-static-site';

// Builds the site: every published language at the same time, then one folder of them (decision 18).
const { values } = parseArgs({ options: { mode: { type: 'string', default: 'production' } } });
// `BUILD_DIR` lets a measurement build into another folder.
const directory = resolve(
  process.env['BUILD_DIR'] ?? join(import.meta.dirname, '../../../dist/apps/web'),
);
try {
  checkFacts();
  const settings = loadSettings(values.mode, resolve(import.meta.dirname, '../../..'));
  await rm(directory, { force: true, recursive: true });
  await Promise.all(
    site.languages.map((language) =>
      buildLanguage(language, join(directory, language), values.mode),
    ),
  );
  await finishStaticSite(directory, values.mode, settings);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
