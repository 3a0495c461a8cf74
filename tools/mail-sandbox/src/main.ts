import { fileURLToPath } from 'node:url';
import { startMailSandbox } from './sandbox';

const templatesDir = fileURLToPath(new URL('../../../libs/mail/templates', import.meta.url));

const port = Number(process.env['MAIL_SANDBOX_PORT'] ?? 4300);
const { url } = await startMailSandbox({ port, templatesDir });
console.log(`Mail sandbox: read what the site sends at ${url}`);
