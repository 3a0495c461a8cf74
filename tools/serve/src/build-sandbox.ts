import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

/**
 * Builds the site for the mail sandbox, or takes it from Nx's cache.
 * @throws Error with everything that the build printed when it fails.
 */
export function buildSandbox(workspaceRoot: string): void {
  console.log('Building the site. This takes up to a minute the first time.');
  const { status, stdout, stderr } = spawnSync(
    join(workspaceRoot, 'node_modules/.bin/nx'),
    ['build-sandbox', 'web'],
    { cwd: workspaceRoot, encoding: 'utf8', maxBuffer: 2 ** 26 },
  );
  if (status !== 0) throw new Error(`${stdout}${stderr}\nThe site could not be built: see above.`);
}
