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
  const site = createStaticSite(join(build, 'client'));
  // A build contains the addresses of the site and of the mail sandbox, so they are served where it expects them.
  const stamp = JSON.parse(readFileSync(join(build, 'stamp.json'), 'utf8')) as Stamp;
  // The site starts first, because the browser tests (apps/web-e2e/playwright.base.ts) begin as soon as the mail
  // sandbox answers, and then the site must answer, too.
  await listen(site, portOf(stamp.siteUrl), 'SITE_PORT');
  const templatesDir = join(root, 'libs/mail/templates');
  const mail = await startMailSandbox({ port: portOf(stamp.mailOrigin), templatesDir });
  console.log(`
  The site    ${stamp.siteUrl}
  The inbox   ${mail.url}

  Try it: choose an issue, give the zip code ${servedZip}, fill in the form with any data, send it,
  and read it in the inbox. Nothing leaves this machine. Stop with Ctrl+C.
`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

/**
 * The port in an address of this machine.
 * @throws Error for another address. A production build is for another host, and its forms send to the real mail
 * service.
 */
function portOf(address: string): number {
  const { hostname, port } = new URL(address);
  if (hostname === 'localhost') return Number(port || 80);
  throw new Error(
    `${build} is for ${address}. Build it for this machine: npx nx build-sandbox web`,
  );
}

type Stamp = { readonly siteUrl: string; readonly mailOrigin: string };
