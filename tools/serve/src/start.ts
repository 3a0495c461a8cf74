import { spawnSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { startSandboxSite } from './sandbox-site';

const root = resolve(import.meta.dirname, '../../..');
const { values } = parseArgs({ options: { build: { type: 'boolean', default: false } } });
try {
  if (values.build) buildSandbox();
  const { siteUrl, mailUrl } = await startSandboxSite(root);
  console.log(`
  The site    ${siteUrl}
  The inbox   ${mailUrl}

  Try it: choose an issue, give the zip code 90210, fill in the form with any data, send it,
  and read it in the inbox. Nothing leaves this machine. Stop with Ctrl+C.
`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

/**
 * Builds the site for the mail sandbox, or restores it from Nx's cache.
 * @throws Error with the build's output when it fails.
 */
function buildSandbox(): void {
  console.log('Building the site. This takes up to a minute the first time.');
  const { status, stdout, stderr } = spawnSync(
    join(root, 'node_modules/.bin/nx'),
    ['build-sandbox', 'web'],
    { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 },
  );
  if (status !== 0) throw new Error(`${stdout}${stderr}\nThe site could not be built: see above.`);
}
