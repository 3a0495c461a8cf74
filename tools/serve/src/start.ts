import { spawnSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { listen, startMailSandbox } from '@lawyers/mail-sandbox';
import { createStaticSite } from './static-site';

const root = resolve(import.meta.dirname, '../../..');
const { values } = parseArgs({ options: { build: { type: 'boolean', default: false } } });
try {
  if (values.build) buildSandbox();
  const sitePort = Number(process.env['SITE_PORT'] ?? 4200);
  // The site first, so that both run once the sandbox answers.
  await listen(createStaticSite(join(root, 'dist/apps/web-sandbox/client')), sitePort, 'SITE_PORT');
  const mail = await startMailSandbox({
    port: Number(process.env['MAIL_SANDBOX_PORT'] ?? 4300),
    templatesDir: join(root, 'libs/mail/templates'),
  });
  console.log(`
  The site    http://localhost:${sitePort}
  The inbox   ${mail.url}

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
