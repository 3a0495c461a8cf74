import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import * as v from 'valibot';
import { settingsSchema, type Settings } from './settings-schema';

/**
 * What a build was made from, stored in `stamp.json`. `npm run launch-check` compares it with the commit that is
 * checked out, and with the current settings.
 */
export const stampSchema = v.object({
  /** Vite's mode. Only builds in mode `production` use an operator's settings. */
  mode: v.string(),
  /** The commit that was checked out; null outside a Git repository, and in every mode but `production`. */
  commit: v.nullable(v.string()),
  /** Files that differed from that commit. */
  uncommitted: v.array(v.string()),
  siteUrl: v.string(),
  mailOrigin: v.string(),
  /**
   * A SHA-256 of each setting that a production build accepts. Everything else that a build is made from is in the
   * commit, except the changes in the files of `uncommitted`.
   */
  fingerprints: v.record(v.string(), v.string()),
});

export type Stamp = v.InferOutput<typeof stampSchema>;

export function createStamp(settings: Settings, build: Checkout & Pick<Stamp, 'mode'>): Stamp {
  return {
    ...build,
    siteUrl: settings.VITE_SITE_URL,
    mailOrigin: settings.VITE_EMAILJS_ORIGIN,
    fingerprints: fingerprintsOf(settings),
  };
}

/**
 * The fingerprints of settings. A setting is left out if no production build can have used it: if it is missing and has
 * no default value, or if a production build rejects it, such as an address without HTTPS.
 */
export function fingerprintsOf(
  settings: Readonly<Partial<Record<string, string>>>,
): Stamp['fingerprints'] {
  const fingerprints = Object.entries(settingsSchema.entries).flatMap(([key, schema]) => {
    const result = v.safeParse(schema, settings[key]);
    return result.success ? [[key, fingerprintOf(result.output)] as const] : [];
  });
  return Object.fromEntries(fingerprints);
}

function fingerprintOf(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex');
}

type Checkout = Pick<Stamp, 'commit' | 'uncommitted'>;

/** The value where no commit is known or needed. */
export const notCheckedOut: Checkout = { commit: null, uncommitted: [] };

/**
 * The commit that is checked out and the files that differ from it; `notCheckedOut` outside a repository, such as in an
 * unpacked archive.
 */
export function checkedOut(): Checkout {
  const git = (...command: readonly string[]) =>
    execFileSync('git', command, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  try {
    const status = git('status', '--porcelain').trimEnd();
    return {
      commit: git('rev-parse', 'HEAD').trim(),
      // `git status --porcelain` prints two characters of status and a space before each path.
      uncommitted: status ? status.split('\n').map((line) => line.slice(3)) : [],
    };
  } catch {
    return notCheckedOut;
  }
}
