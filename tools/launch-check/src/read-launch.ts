import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { changingLaw } from '@lawyers/blog-content/changing-law';
import { callConsent, consentNames, emergency, helpLines, reviews, site } from '@lawyers/domain';
import { readEnvironment, settingsSchema } from '@lawyers/web/settings';
import type { Changing, Launch, Settings, Template } from './launch';
import { readBuild } from './read-build';

/** Reads all inputs of the checks from this workspace. */
export function readLaunch(workspaceRoot: string, buildFolder: string): Launch {
  const read = (name: string) => {
    const file = join(workspaceRoot, name);
    return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
  };
  return {
    // The Swedish locale has the ISO format.
    today: new Date().toLocaleDateString('sv-SE'),
    changing: [...changingLaws(), ...linesOfHelp()],
    settings: readSettings(workspaceRoot),
    facts: site,
    consent: { ...callConsent, names: consentNames(callConsent.version) },
    reviews,
    templates: readTemplates(join(workspaceRoot, 'libs/mail/templates')),
    security: read('SECURITY.md'),
    pictureBrand: read('tools/pictures/drawn-brand.txt')?.trim() ?? '',
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

function changingLaws(): readonly Changing[] {
  return changingLaw.map(({ places, ...law }) => ({
    ...law,
    files: [...Object.keys(places), 'libs/blog-content/src/changing-law.ts'],
  }));
}

function linesOfHelp(): readonly Changing[] {
  const files = ['libs/domain/src/help-lines.ts'];
  return [emergency, ...helpLines].map(({ name, checked }) => ({ what: name, checked, files }));
}

/** The settings of a production build: from the environment, then `.env`, then defaults. */
function readSettings(workspaceRoot: string): Settings {
  const given = readEnvironment(workspaceRoot);
  return Object.fromEntries(
    Object.entries(settingsSchema.entries).map(([key, schema]) => {
      const fallback = v.getDefault<v.GenericSchema<unknown, string | undefined>>(schema);
      return [key, given[key]?.trim() || fallback];
    }),
  );
}
