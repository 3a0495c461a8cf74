import { resolve } from 'node:path';
import { startMailSandbox } from '@lawyers/mail-sandbox';
import { createStaticSite } from './static-site';
import { listen } from './listen';

const root = resolve(import.meta.dirname, '../../..');
const sitePort = Number(process.env['SITE_PORT'] ?? 4200);
const mailPort = Number(process.env['MAIL_SANDBOX_PORT'] ?? 4300);

try {
  await startMailSandbox({ port: mailPort, templatesDir: resolve(root, 'libs/mail/templates') });
  await listen(createStaticSite(resolve(root, 'dist/apps/web/client')), sitePort, 'SITE_PORT');
  console.log(`
  The site    http://localhost:${sitePort}
  The inbox   http://localhost:${mailPort}

  Try it: choose an issue, give the zip code 90210, fill in the form with any data, send it,
  and read it in the inbox. Nothing leaves this machine. Stop with Ctrl+C.
`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
