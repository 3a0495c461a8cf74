import { readdir, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { site } from '@lawyers/domain';
import { checkSiteFacts } from '@lawyers/domain/site-facts';
import { loadSettings } from '../settings/load-settings';
import { buildLanguage } from './build-language';
import { finishStaticSite } from './finish-static-site';

// Builds the site: every published language at the same time, then one folder of them (decision 18).
const { values } = parseArgs({ options: { mode: { type: 'string', default: 'production' } } });
const root = resolve(import.meta.dirname, '../../..');
try {
  checkSiteFacts(site);
  const settings = loadSettings(values.mode, root);
  const directory = await emptyBuildDirectory();
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

/**
 * @returns The folder to build into: `BUILD_DIR`, which a measurement sets, or `dist/apps/web`.
 * @throws Error when `BUILD_DIR` has files, which may be anybody's.
 */
async function emptyBuildDirectory(): Promise<string> {
  const named = process.env['BUILD_DIR'];
  if (!named) {
    const usual = join(root, 'dist/apps/web');
    await rm(usual, { force: true, recursive: true });
    return usual;
  }
  const files = await readdir(named).catch(() => []);
  if (files.length > 0)
    throw new Error(`BUILD_DIR is ${named}, which has files. Name a new or empty folder.`);
  return resolve(named);
}
