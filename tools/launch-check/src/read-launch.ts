import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { loadEnv } from 'vite';
import { callConsent, consentVersions, reviews, site } from '@lawyers/domain';
import { settingsSchema } from '@lawyers/web/settings';
import type { Launch, Settings } from './launch';
import { mailPayloads } from './payloads';
import { readBuild } from './read-build';
import { readTemplates } from './read-templates';

/** Reads all inputs of the checks from this workspace. */
export function readLaunch(workspaceRoot: string): Launch {
  const read = (name: string) => {
    const file = join(workspaceRoot, name);
    return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
  };
  return {
    settings: readSettings(workspaceRoot),
    facts: site,
    consent: { ...callConsent, versions: consentVersions },
    reviews,
    templates: readTemplates(join(workspaceRoot, 'libs/mail/templates')),
    repository: { security: read('SECURITY.md'), codeowners: read('CODEOWNERS') },
    payloads: mailPayloads(),
    build: readBuild(join(workspaceRoot, 'dist/apps/web')),
  };
}

/** The settings of a production build: from the environment, then `.env` files, then defaults. */
function readSettings(workspaceRoot: string): Settings {
  const given = loadEnv('production', workspaceRoot, 'VITE_');
  return Object.fromEntries(
    Object.entries(settingsSchema.entries).map(([key, schema]) => {
      const fallback = v.getDefault<v.GenericSchema<unknown, string | undefined>>(schema);
      return [key, given[key]?.trim() || fallback];
    }),
  );
}
