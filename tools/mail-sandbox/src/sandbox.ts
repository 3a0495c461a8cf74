import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { handleControl } from './control-endpoint';
import { handleInbox } from './inbox-endpoint';
import { listen } from './listen';
import { isLocalHostHeader } from './loopback';
import { listMailTemplates, readMailTemplate } from './mail-template';
import { createSandboxState } from './sandbox-run';
import { handleSend, type SendEndpoint } from './send-endpoint';
import { startSmtpRelay } from './smtp-relay';

export type MailSandboxOptions = {
  /** 0 for any free port. */
  port: number;
  /** Contains a folder per template: `template.json`, `body.html`, `body.txt`. */
  templatesDir: string;
  /** The required public key; any by default. */
  publicKey?: string;
  /** The required service id; any by default. */
  serviceId?: string;
  /** Receives one line per API request, without its content. */
  log?: (line: string) => void;
};

export type MailSandbox = {
  /** Without a trailing slash. */
  url: string;
  port: number;
  /** Ends all open connections. */
  close(): Promise<void>;
};

/**
 * Starts a local replacement of EmailJS with a real mail server. It shows every message to anyone who can reach it, so
 * it listens on localhost only.
 * @throws Error if a template is malformed or the port is in use.
 */
export async function startMailSandbox(options: MailSandboxOptions): Promise<MailSandbox> {
  const { templatesDir, log = () => undefined } = options;
  for (const id of await listMailTemplates(templatesDir)) await readMailTemplate(templatesDir, id);

  const smtp = await startSmtpRelay('127.0.0.1');
  const state = createSandboxState();
  const server = createServer(requestRouter({ state, smtp, checks: options, log }));
  // Longer than the delay before a retry, so that a retry does not meet a connection that is being closed.
  server.keepAliveTimeout = 30_000;

  try {
    await listen(server, options.port, 'MAIL_SANDBOX_PORT');
    const { port } = server.address() as AddressInfo;
    return {
      url: `http://localhost:${port}`,
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

/** Routes a request to the API, the controls, or the inbox. */
function requestRouter(endpoint: SendEndpoint): RequestListener {
  const { state, log } = endpoint;
  return (request, response) => {
    const [path = '/', query = ''] = (request.url ?? '/').split('?', 2);
    const failed = (error: Error) => {
      log(`${request.method} ${path}: ${error.message}`);
      request.socket.destroy();
    };

    if (path.startsWith('/api/')) {
      handleSend(endpoint, request, response, path).catch(failed);
    } else if (!isLocalHostHeader(request.headers.host)) {
      response.writeHead(421).end('The mail sandbox answers to localhost only');
    } else if (path.startsWith('/__sandbox/')) {
      const parameters = new URLSearchParams(query);
      handleControl(state, request, response, path, parameters).catch(failed);
    } else {
      handleInbox(state.current(), request, response, path);
    }
  };
}
