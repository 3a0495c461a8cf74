import { join } from 'node:path';
import { startMailSandbox, type FaultInput } from '@lawyers/mail-sandbox';
import { createStaticSite, listen } from '@lawyers/serve';

export type SandboxSite = {
  /** Without a slash at the end. */
  readonly url: string;
  readonly inbox: string;
  /** Empties the inbox and makes `fault` go wrong with the next messages; nothing when left out. */
  reset(fault?: FaultInput): Promise<void>;
  close(): Promise<void>;
};

/** The built site and its mail sandbox, on the ports that the site was built for. */
export async function startSandboxSite(root: string): Promise<SandboxSite> {
  const sitePort = Number(process.env['SITE_PORT'] ?? 4200);
  const mailPort = Number(process.env['MAIL_SANDBOX_PORT'] ?? 4300);
  const site = createStaticSite(join(root, 'dist/apps/web/client'));
  await listen(site, sitePort, 'SITE_PORT');
  const mail = await startMailSandbox({
    port: mailPort,
    templatesDir: join(root, 'libs/mail/templates'),
  });
  const control = async (path: string, init: RequestInit): Promise<void> => {
    const answer = await fetch(`${mail.url}/__sandbox/${path}`, init);
    if (!answer.ok) throw new Error(`The mail sandbox answered ${answer.status} to ${path}.`);
  };
  return {
    url: `http://localhost:${sitePort}`,
    inbox: mail.url,
    async reset(fault) {
      await control('messages', { method: 'DELETE' });
      if (!fault) return;
      const headers = { 'content-type': 'application/json' };
      await control('faults', { method: 'POST', headers, body: JSON.stringify(fault) });
    },
    async close() {
      await mail.close();
      site.closeAllConnections();
      await new Promise<void>((resolve) => site.close(() => resolve()));
    },
  };
}
