import { fingerprintsOf, type Stamp } from '@lawyers/web/settings';
import type { Finding, Launch } from './launch';

/** Reports a build that is missing, is the sandbox's, or was made from other settings, facts, or reviews. */
export function checkBuiltWith(launch: Launch): readonly Finding[] {
  const { build } = launch;
  if (!build) return [stale('holds no built site')];
  const { stamp } = build;
  if (!stamp) return [stale('lacks its record: stamp.json is missing or malformed')];
  const differing = Object.entries(fingerprintsOf(launch)).flatMap(([key, fingerprint]) =>
    stamp.fingerprints[key] === fingerprint ? [] : [key],
  );
  const sandbox = stamp.mode !== 'production';
  if (differing.length === 0 && !sandbox) return uncommitted(stamp);
  const what = sandbox ? `was built for the mail sandbox (mode ${stamp.mode}), ` : 'was built ';
  return [stale(`${what}with other values of ${differing.join(', ')}`)];
}

/**
 * Reports files that changed after the build. Headers allow the styles of pages by hash, so files of two builds block
 * each other, and added files would be served.
 */
export function checkChangedFiles({ build }: Launch): readonly Finding[] {
  if (!build || build.changedFiles?.length === 0) return [];
  const problem = build.changedFiles
    ? `is not as the build left it: ${somePaths(build.changedFiles)}`
    : 'holds no SHA256SUMS, so changed files cannot be found';
  const fix = 'Build again, npx nx build web, and change nothing in dist by hand.';
  return [{ item: 'dist/apps/web', problem, fix }];
}

function uncommitted({ commit, uncommitted: files }: Stamp): readonly Finding[] {
  if (files.length === 0) return [];
  return [
    {
      item: 'dist/apps/web',
      problem: `was built with uncommitted changes (${somePaths(files)}), so nobody can build it again from commit ${commit}`,
      fix: 'Commit the changes, or git stash them, and build again: npx nx build web.',
    },
  ];
}

function stale(problem: string): Finding {
  const fix =
    'Build with the settings of .env or the environment: npx nx build web. Then check again.';
  return { item: 'dist/apps/web', problem, fix };
}

/** The first path and the number of others. */
export function somePaths(paths: readonly string[]): string {
  const [first, ...more] = paths;
  return more.length === 0 ? `${first}` : `${first} and ${more.length} more`;
}
