import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { servedZip } from '@lawyers/domain/sample-answers';
import { listen, startMailSandbox } from '@lawyers/mail-sandbox';
import { createStaticSite } from './static-site';

const root = resolve(import.meta.dirname, '../../..');
// The build below dist/apps to serve: the first argument, or else the sandbox build, which the browser tests use.
const folder = process.argv[2] ?? 'web-sandbox';
const build = join(root, 'dist/apps', folder);
try {
  const sitePort = Number(process.env['SITE_PORT'] ?? 4200);
  const mailPort = Number(process.env['MAIL_SANDBOX_PORT'] ?? 4300);
  const site = createStaticSite(join(build, 'client'));
  const siteUrl = `http://localhost:${sitePort}`;
  checkPorts(siteUrl, `http://localhost:${mailPort}`);
  // The site starts first, because the browser tests (apps/web-e2e/playwright.base.ts) begin as soon as the mail
  // sandbox answers, and then the site must answer, too.
  await listen(site, sitePort, 'SITE_PORT');
  const templatesDir = join(root, 'libs/mail/templates');
  const mail = await startMailSandbox({ port: mailPort, templatesDir });
  console.log(`
  The site    ${siteUrl}
  The inbox   ${mail.url}

  Try it: choose an issue, give the zip code ${servedZip}, fill in the form with any data, send it,
  and read it in the inbox. Nothing leaves this machine. Stop with Ctrl+C.
`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

/**
 * Checks that the site was built for the ports that SITE_PORT and MAIL_SANDBOX_PORT now choose. A build records the
 * addresses for which it was made in its stamp.json.
 * @throws Error when it was built for others. Its forms would then send to a port where nothing listens, and every test
 * would fail.
 */
function checkPorts(site: string, mail: string): void {
  const stamp = JSON.parse(readFileSync(join(build, 'stamp.json'), 'utf8')) as Stamp;
  if (stamp.siteUrl === site && stamp.mailOrigin === mail) return;
  throw new Error(
    `The site was built for ${stamp.siteUrl} and mail to ${stamp.mailOrigin}, but this shell says ${site} and ${mail}. Set SITE_PORT and MAIL_SANDBOX_PORT as for the build, or build again: npx nx build-sandbox web`,
  );
}

type Stamp = { readonly siteUrl: string; readonly mailOrigin: string };
