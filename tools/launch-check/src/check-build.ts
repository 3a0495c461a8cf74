import { fingerprintsOf } from '@lawyers/web/settings';
import { somePaths } from './compare-host';
import type { Finding, LaunchInputs } from './launch-inputs';
import { placeholdersIn } from './placeholder';

const folder = 'dist/apps/web';

/**
 * Reports a build that is missing, was made for the mail sandbox, was made with other settings, or was not made from
 * exactly the files that are checked out now. A build records what it was made from in its stamp.json.
 */
export function* checkBuiltWith(launch: LaunchInputs): Iterable<Finding> {
  const fix =
    'Build with the settings of .env or the environment: npx nx build web. Then check again.';
  if (!launch.build)
    return yield [folder, 'holds no built site: its stamp.json is missing or malformed', fix];
  const { stamp } = launch.build;
  const differing = Object.entries(fingerprintsOf(launch.settings))
    .filter(([key, fingerprint]) => stamp.fingerprints[key] !== fingerprint)
    .map(([key]) => key);
  const faults = [
    ...(stamp.mode === 'production' ? [] : [`for the mail sandbox (mode ${stamp.mode})`]),
    ...(differing.length === 0 ? [] : [`with other values of ${differing.join(', ')}`]),
  ];
  const { commit, uncommitted } = launch.checkedOut;
  if (faults.length > 0) {
    yield [folder, `was built ${faults.join(', ')}`, fix];
  } else if (stamp.uncommitted.length > 0) {
    yield [
      folder,
      `was built with uncommitted changes (${somePaths(stamp.uncommitted)}), so nobody can build it again from commit ${stamp.commit}`,
      'Commit the changes, or git stash them, and build again: npx nx build web.',
    ];
  } else if (stamp.commit !== commit) {
    yield [
      folder,
      `was built from commit ${stamp.commit}, but ${commit} is checked out`,
      `Build again: npx nx build web. Or, to release this build, check out its commit: git switch --detach ${stamp.commit}.`,
    ];
  } else if (uncommitted.length > 0) {
    yield [
      folder,
      `does not contain the changes that were made since it was built (${somePaths(uncommitted)})`,
      'Commit them and build again: npx nx build web. Or take them back: git stash -u.',
    ];
  }
}

/**
 * Reports files that were changed, added, or removed after the build. The Content-Security-Policy of a build allows the
 * styles of its pages by their hashes, so in a folder with files of two builds, browsers block the styles of some
 * pages. Added files would be published.
 */
export function* checkChangedFiles({ build }: LaunchInputs): Iterable<Finding> {
  if (!build || build.changedFiles.length === 0) return;
  yield [
    folder,
    `is not as the build left it, by its SHA256SUMS: ${somePaths(build.changedFiles)}`,
    'Build again, npx nx build web, and change nothing in dist by hand.',
  ];
}

/**
 * Reports pages whose Exit button leads to the site itself. Visitors use it to replace the site on the screen with a
 * harmless page, for example when somebody enters the room.
 */
export function* checkExits({ build, settings }: LaunchInputs): Iterable<Finding> {
  const hostOf = (address = '') =>
    URL.canParse(address) ? new URL(address).host.replace(/^www\./, '') : '';
  const own = hostOf(settings['VITE_SITE_URL']);
  const pages = build?.pages.filter(({ exit }) => own && hostOf(exit) === own) ?? [];
  if (pages.length === 0) return;
  yield [
    'site.exit',
    `leads back to the site on ${somePaths(pages.map(({ path }) => path))}`,
    'Correct exit in libs/domain/src/site.ts, in every language, and build again.',
  ];
}

/** Examples that an email field shows as a hint for its format (decision 23). They are not addresses to write to. */
const examples = ['name@example.com', 'nombre@example.com'];

/**
 * Reports placeholders in the built pages. Those that come from settings or facts are left out, because other checks
 * report them.
 */
export function* checkPages({ build, settings, facts }: LaunchInputs): Iterable<Finding> {
  const known = JSON.stringify([settings, facts]);
  const pagesOf = new Map<string, string[]>();
  for (const { path, texts } of build?.pages ?? []) {
    const read = texts.filter((text) => !examples.includes(text));
    for (const found of placeholdersIn(read.join('\n')))
      pagesOf.set(found, [...(pagesOf.get(found) ?? []), path]);
  }
  for (const [found, pages] of pagesOf) {
    if (known.includes(found)) continue;
    yield [
      'pages',
      `"${found}" is on ${somePaths(pages)}`,
      'Correct it in the words of the page (its *.copy.ts) or in the article, and build again.',
    ];
  }
}
