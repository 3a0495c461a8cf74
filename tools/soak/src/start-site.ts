import { resolve } from 'node:path';
import { startMailSandbox } from '@lawyers/mail-sandbox';
import { createStaticSite, listen } from '@lawyers/serve';

export type RunningSite = {
  readonly siteUrl: string;
  readonly mailUrl: string;
  close(): Promise<void>;
};

/** Starts the built site and the mail sandbox on the ports that the build was made for, on this machine only. */
export async function startSite(
  workspaceRoot: string,
  env: Readonly<Record<string, string | undefined>>,
): Promise<RunningSite> {
  const sitePort = Number(env['SITE_PORT'] ?? 4200);
  const mailPort = Number(env['MAIL_SANDBOX_PORT'] ?? 4300);
  const site = createStaticSite(resolve(workspaceRoot, 'dist/apps/web/client'));
  await listen(site, sitePort, 'SITE_PORT');
  const sandbox = await startMailSandbox({
    port: mailPort,
    templatesDir: resolve(workspaceRoot, 'libs/mail/templates'),
  });
  return {
    siteUrl: `http://localhost:${sitePort}`,
    mailUrl: `http://localhost:${mailPort}`,
    async close() {
      site.closeAllConnections();
      site.close();
      await sandbox.close();
    },
  };
}
