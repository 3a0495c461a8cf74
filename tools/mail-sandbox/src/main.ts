import { fileURLToPath } from 'node:url';
import { startMailSandbox } from './sandbox';

const ownTemplates = fileURLToPath(new URL('../../../libs/mail/templates', import.meta.url));

try {
  const sandbox = await startMailSandbox({
    port: Number(process.env['MAIL_SANDBOX_PORT'] ?? 4300),
    templatesDir: process.env['TEMPLATES_DIR'] ?? ownTemplates,
    log: console.log,
  });
  console.log(`Mail sandbox: read what the site sends at http://localhost:${sandbox.port}`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void sandbox.close());
  }
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
