import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { callConsent, consentNames, reviews, site, type SiteFacts } from '@lawyers/domain';
import { readEnvironment, settingsSchema } from '@lawyers/web/settings';
import { datedFacts, today, type DatedFact } from './dated-facts';
import { readBuild } from './read-build';

/** The inputs of all checks, read before any check runs. */
export type Launch = ReturnType<typeof readLaunch>;

/** One reason against a launch: its subject, such as a setting, what is wrong, and what to change where. */
export type Finding = readonly [item: string, problem: string, fix: string];

/** Reads all inputs of the checks from this workspace. */
export function readLaunch(workspaceRoot: string, buildFolder: string) {
  const read = (name: string) => {
    const file = join(workspaceRoot, name);
    return existsSync(file) ? readFileSync(file, 'utf8') : '';
  };
  const { version, text } = callConsent;
  return {
    today: today(),
    datedFacts: datedFacts as readonly DatedFact[],
    settings: readSettings(workspaceRoot),
    facts: site as SiteFacts,
    /** With the names that this version was written with. */
    consent: { version: `${version}`, text, names: consentNames(version) },
    reviews,
    templates: readTemplates(join(workspaceRoot, 'libs/mail/templates')),
    security: read('SECURITY.md'),
    /** The brand that the share pictures show. */
    pictureBrand: read('tools/pictures/drawn-brand.txt').trim(),
    build: readBuild(buildFolder),
  };
}

/** The tests of `mail` check that the files are well formed. */
function readTemplates(directory: string) {
  return readdirSync(directory).map((name) => {
    const read = (file: string) => readFileSync(join(directory, name, file), 'utf8');
    const fields = read('template.json');
    const { to, from } = JSON.parse(fields) as { to: string; from: string };
    return { name, to, from, fields, html: read('body.html'), text: read('body.txt') };
  });
}

/** Every setting of a production build, from the environment, then `.env`, then defaults; undefined if it is not set. */
function readSettings(workspaceRoot: string): Readonly<Record<string, string | undefined>> {
  const given = Object.entries(readEnvironment(workspaceRoot)).flatMap(([key, value = '']) =>
    key in settingsSchema.entries && value.trim() ? [[key, value.trim()] as const] : [],
  );
  return { ...v.getDefaults(settingsSchema), ...Object.fromEntries(given) };
}
