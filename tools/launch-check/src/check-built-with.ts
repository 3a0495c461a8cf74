import { fingerprintsOf } from '@lawyers/web/settings';
import type { Finding } from './finding';
import type { Launch } from './launch';

/**
 * Whether a site has been built, and with these settings, facts and reviews: what the folder says is what goes live,
 * and the folder may be the sandbox's or an older one.
 */
export function checkBuiltWith(launch: Launch): readonly Finding[] {
  const { build } = launch;
  if (!build) return [finding('holds no built site')];
  const { stamp } = build;
  if (!stamp)
    return [finding('does not say what it was built from: stamp.json is missing or malformed')];
  const differing = Object.entries(fingerprintsOf(launch)).flatMap(([key, fingerprint]) =>
    stamp.fingerprints[key] === fingerprint ? [] : [key],
  );
  const sandbox = stamp.mode !== 'production';
  if (differing.length === 0 && !sandbox) return [];
  const what = sandbox ? `was built for the mail sandbox (mode ${stamp.mode}), ` : 'was built ';
  return [finding(`${what}with other values of ${differing.join(', ')}`)];
}

function finding(problem: string): Finding {
  return {
    item: 'dist/apps/web',
    problem,
    fix: 'Build with the settings of .env or the environment: npx nx build web. Then check again.',
  };
}
