import { resolve } from 'node:path';
import { listen, startMailSandbox } from '@lawyers/mail-sandbox';
import { createStaticSite } from './static-site';

export type SandboxSite = {
  /** Without a trailing slash. */
  readonly siteUrl: string;
  /** The inbox, and where the mails are read and faults are set. */
  readonly mailUrl: string;
  close(): Promise<void>;
};

/**
 * Starts the built site and its mail sandbox, on the ports that the build was made for, on this machine only.
 * @throws Error that says what to do when there is no build or a port is in use.
 */
export async function startSandboxSite(workspaceRoot: string): Promise<SandboxSite> {
  const sitePort = Number(process.env['SITE_PORT'] ?? 4200);
  const mailPort = Number(process.env['MAIL_SANDBOX_PORT'] ?? 4300);
  const site = createStaticSite(resolve(workspaceRoot, 'dist/apps/web/client'));
  // The site first: whoever waits for the sandbox finds both.
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
