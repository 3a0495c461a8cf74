import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { isLoopback } from './loopback';
import { listMailTemplates, readMailTemplate } from './mail-template';
import { createRateLimit } from './rate-limit';
import { createRequestRouter } from './request-router';
import { createSandboxState } from './sandbox-run';
import { startSmtpRelay } from './smtp-relay';

export type MailSandboxOptions = {
  /** 0 for any free one. */
  port: number;
  /** A loopback address or `localhost`; 127.0.0.1 by default. */
  host?: string;
  /** Holds one folder per template: `template.json`, `body.html`, `body.txt`. */
  templatesDir: string;
  /** Whether to hold every remote address to one request a second, as the service does. */
  rateLimit?: boolean;
  /** The public key to insist on; any by default. */
  publicKey?: string;
  /** The service id to insist on; any by default. */
  serviceId?: string;
  /** Gets one line per API request, without any of its content. */
  log?: (line: string) => void;
};

export type MailSandbox = {
  /** Without a slash at the end. */
  url: string;
  port: number;
  /** Ends open connections, held ones too. */
  close(): Promise<void>;
};

/**
 * Starts an EmailJS look-alike with a real mail server behind it.
 *
 * @throws Error if the host is not a loopback address, a template is malformed or the port is taken
 */
export async function startMailSandbox(options: MailSandboxOptions): Promise<MailSandbox> {
  const { host = '127.0.0.1', templatesDir, rateLimit = false, log = () => undefined } = options;
  if (!isLoopback(host)) {
    throw new Error(
      `The mail sandbox shows every message to anyone who can reach it, so it listens on loopback ` +
        `only. "host" is ${host}; use 127.0.0.1, ::1 or localhost.`,
    );
  }
  for (const id of await listMailTemplates(templatesDir)) await readMailTemplate(templatesDir, id);

  const smtp = await startSmtpRelay(host);
  const state = createSandboxState();
  const checks = {
    templatesDir,
    rateLimit: rateLimit ? createRateLimit() : null,
    publicKey: options.publicKey,
    serviceId: options.serviceId,
  };
  const server = createServer(createRequestRouter({ state, smtp, checks, log }));
  // Far longer than any pause between two attempts, lest an idle connection ends under the second.
  server.keepAliveTimeout = 30_000;

  try {
    const port = await listen(server, options.port, host);
    return {
      url: `http://${host.includes(':') ? `[${host}]` : host}:${port}`,
      port,
      async close() {
        state.reset();
        const closed = new Promise<void>((resolve) => server.close(() => resolve()));
        server.closeAllConnections();
        await closed;
        await smtp.close();
      },
    };
  } catch (error) {
    await smtp.close();
    throw error;
  }
}

function listen(server: Server, port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const taken =
        `Port ${port} is already in use on ${host}. Stop the other program, or choose another ` +
        `port with MAIL_SANDBOX_PORT (option "port").`;
      reject(error.code === 'EADDRINUSE' ? new Error(taken) : error);
    });
    server.listen(port, host, () => resolve((server.address() as AddressInfo).port));
  });
}
