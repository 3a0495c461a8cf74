import { resolve } from 'node:path';
import { listen, startMailSandbox } from '@lawyers/mail-sandbox';
import { createStaticSite } from './static-site';

export type SandboxSite = {
  /** Without a trailing slash. */
  readonly siteUrl: string;
  /** The inbox and the sandbox's API. */
  readonly mailUrl: string;
  close(): Promise<void>;
};

/**
 * Serves the built site and the mail sandbox on localhost, on the ports that the build expects.
 * @throws Error with the fix when the build is missing or a port is in use.
 */
export async function startSandboxSite(workspaceRoot: string): Promise<SandboxSite> {
  const sitePort = Number(process.env['SITE_PORT'] ?? 4200);
  const mailPort = Number(process.env['MAIL_SANDBOX_PORT'] ?? 4300);
  const site = createStaticSite(resolve(workspaceRoot, 'dist/apps/web/client'));
  // The site first, so that both run once the sandbox answers.
  await listen(site, sitePort, 'SITE_PORT');
  const mail = await startMailSandbox({
    port: mailPort,
    templatesDir: resolve(workspaceRoot, 'libs/mail/templates'),
  });
  return {
    siteUrl: `http://localhost:${sitePort}`,
    mailUrl: `http://localhost:${mailPort}`,
    async close() {
      await mail.close();
      site.closeAllConnections();
      await new Promise<void>((done) => site.close(() => done()));
    },
  };
}
