import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { callConsent, consentNames, reviews, site } from '@lawyers/domain';
import { readEnvironment, settingsSchema } from '@lawyers/web/settings';
import { datedFacts, today } from './dated-facts';
import type { Launch, Template } from './launch';
import { readBuild } from './read-build';

/** Reads all inputs of the checks from this workspace. */
export function readLaunch(workspaceRoot: string, buildFolder: string): Launch {
  const read = (name: string) => {
    const file = join(workspaceRoot, name);
    return existsSync(file) ? readFileSync(file, 'utf8') : '';
  };
  return {
    today: today(),
    datedFacts,
    settings: readSettings(workspaceRoot),
    facts: site,
    consent: { ...callConsent, names: consentNames(callConsent.version) },
    reviews,
    templates: readTemplates(join(workspaceRoot, 'libs/mail/templates')),
    security: read('SECURITY.md'),
    pictureBrand: read('tools/pictures/drawn-brand.txt').trim(),
    build: readBuild(buildFolder),
  };
}

/** The tests of `mail` check that the files are well formed. */
function readTemplates(directory: string): readonly Template[] {
  return readdirSync(directory).map((name) => {
    const read = (file: string) => readFileSync(join(directory, name, file), 'utf8');
    const fields = read('template.json');
    const { to } = JSON.parse(fields) as Pick<Template, 'to'>;
    return { name, to, fields, html: read('body.html'), text: read('body.txt') };
  });
}

/** The settings of a production build: from the environment, then `.env`, then defaults. */
function readSettings(workspaceRoot: string): Launch['settings'] {
  const given = readEnvironment(workspaceRoot);
  return Object.fromEntries(
    Object.entries(settingsSchema.entries).map(([key, schema]) => {
      const fallback = v.getDefault<v.GenericSchema<unknown, string | undefined>>(schema);
      return [key, given[key]?.trim() || fallback];
    }),
  );
}
