import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { handleInbox } from './inbox-endpoint';
import { listen } from './listen';
import { handleSend, type Sandbox } from './send-endpoint';
import { startSmtpRelay } from './smtp-relay';

/**
 * Whether a `Host` header names this machine. This prevents DNS rebinding: another site's host name could resolve to
 * 127.0.0.1 and share the inbox's origin.
 */
const localHost = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

export type SandboxOptions = {
  /** 0 for any free one. */
  readonly port: number;
  /** With a folder for each template. */
  readonly templatesDir: string;
};

/**
 * Starts a local replacement of EmailJS with a real mail server. It shows every message to anyone who can reach it, so
 * it listens on localhost only.
 * @throws Error if the port is in use.
 */
export async function startMailSandbox(options: SandboxOptions) {
  const smtp = await startSmtpRelay();
  const { templatesDir } = options;
  const sandbox: Sandbox = { messages: [], ledger: [], faults: [], smtp, templatesDir };
  const server = createServer((request, response) => {
    const [path = '/', query = ''] = (request.url ?? '/').split('?', 2);
    const failed = () => void request.socket.destroy();
    if (path.startsWith('/api/')) {
      handleSend(sandbox, request, response, path).catch(failed);
    } else if (!localHost.test(request.headers.host ?? '')) {
      response.writeHead(421).end('The mail sandbox answers to localhost only');
    } else {
      handleInbox(sandbox, request, response, path, new URLSearchParams(query)).catch(failed);
    }
  });
  // Longer than the delay before a retry, so that a retry does not meet a connection that is being closed.
  server.keepAliveTimeout = 30_000;

  await listen(server, options.port, 'MAIL_SANDBOX_PORT').catch(async (error: unknown) => {
    await smtp.close();
    throw error;
  });
  const { port } = server.address() as AddressInfo;
  return {
    /** Without a trailing slash. */
    url: `http://localhost:${port}`,
    /** Ends all open connections. */
    async close() {
      server.close();
      server.closeAllConnections();
      await smtp.close();
    },
  };
}
