import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { callConsent, consentNames, reviews, site, type SiteFacts } from '@lawyers/domain';
import { checkedOut, notCheckedOut, readEnvironment, settingsSchema } from '@lawyers/web/settings';
import { datedFacts, today, type DatedFact } from './dated-facts';
import { readBuild } from './read-build';

/** The inputs of all checks, read before any check runs. */
export type LaunchInputs = ReturnType<typeof readLaunchInputs>;

/**
 * One reason not to launch, or one difference on the live site: its subject, such as a setting; the problem; and how to
 * correct it.
 */
export type Finding = readonly [item: string, problem: string, fix: string];

/** Reads all inputs of the checks: files of this workspace, the environment, and the build in `buildFolder`. */
export function readLaunchInputs(workspaceRoot: string, buildFolder: string) {
  const read = (name: string) => {
    const file = join(workspaceRoot, name);
    return existsSync(file) ? readFileSync(file, 'utf8') : '';
  };
  const { version } = callConsent;
  const build = readBuild(buildFolder);
  return {
    today: today(),
    datedFacts: datedFacts as readonly DatedFact[],
    settings: readSettings(workspaceRoot),
    facts: site as SiteFacts,
    /** The consent, with the names of company and firm for which this version was written. */
    consent: { version: `${version}`, names: consentNames(version) },
    reviews,
    templates: readTemplates(join(workspaceRoot, 'libs/mail/templates')),
    security: read('SECURITY.md'),
    build,
    /** The commit that is checked out, and the files that differ from it. Needed only to judge a build. */
    checkedOut: build ? checkedOut() : notCheckedOut,
  };
}

/**
 * The email templates. The tests of libs/mail check that these files are well formed, so they are parsed without
 * checks.
 */
function readTemplates(directory: string) {
  return readdirSync(directory).map((name) => {
    const read = (file: string) => readFileSync(join(directory, name, file), 'utf8');
    const { to, from } = JSON.parse(read('template.json')) as { to: string; from: string };
    return { name, to, from, html: read('body.html') };
  });
}

/**
 * Every setting of a production build: from the environment, or else from `.env`, or else its default. Undefined if it
 * has none of them.
 */
function readSettings(workspaceRoot: string): Readonly<Record<string, string | undefined>> {
  const given = Object.entries(readEnvironment(workspaceRoot)).flatMap(([key, value = '']) =>
    key in settingsSchema.entries && value.trim() ? [[key, value.trim()] as const] : [],
  );
  return { ...v.getDefaults(settingsSchema), ...Object.fromEntries(given) };
}
