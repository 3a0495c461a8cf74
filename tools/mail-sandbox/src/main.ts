import { fileURLToPath } from 'node:url';
import { startMailSandbox } from './sandbox';

const templatesDir = fileURLToPath(new URL('../../../libs/mail/templates', import.meta.url));

const port = Number(process.env['MAIL_SANDBOX_PORT'] ?? 4300);
const sitePort = Number(process.env['SITE_PORT'] ?? 4200);
// Pages of both ports may send mail: `nx dev web` serves Spanish at the port after that of English.
const origins = [sitePort, sitePort + 1].map((one) => `http://localhost:${one}`);
const { url } = await startMailSandbox({ port, templatesDir, origins });
console.log(`Mail sandbox: read what the site sends at ${url}`);
