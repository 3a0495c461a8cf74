import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { handleInbox } from './inbox-endpoint';
import { listen } from './listen';
import { handleSend, type Sandbox } from './send-endpoint';
import { startSmtpRelay } from './smtp-relay';

/**
 * Matches a `Host` header that names this machine. The inbox refuses other hosts, to prevent DNS rebinding: another
 * site could let its host name resolve to 127.0.0.1, and its scripts could then read the inbox. The API needs no such
 * check, because it only receives mails.
 */
const localHost = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

export type SandboxOptions = {
  /** The port to listen on; 0 for any free one. */
  readonly port: number;
  /** A folder with a subfolder for each template. */
  readonly templatesDir: string;
};

/**
 * Starts a local replacement of EmailJS, with a real mail server behind it. Its inbox has no password, so it listens on
 * localhost only.
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
  // In milliseconds: longer than the time after which a form sends a failed request again, so that the second request
  // does not use a connection that the server is closing at that moment.
  server.keepAliveTimeout = 30_000;

  await listen(server, options.port, 'MAIL_SANDBOX_PORT').catch(async (error: unknown) => {
    await smtp.close();
    throw error;
  });
  const { port } = server.address() as AddressInfo;
  return {
    /** The origin of the sandbox, without a trailing slash. */
    url: `http://localhost:${port}`,
    /** Stops the servers and ends open connections. */
    async close() {
      server.close();
      server.closeAllConnections();
      await smtp.close();
    },
  };
}
