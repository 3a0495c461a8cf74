import type { RequestListener } from 'node:http';
import { handleControl } from './control-endpoint';
import { handleInbox } from './inbox-endpoint';
import { isLocalHostHeader } from './loopback';
import { handleSend, type SendEndpoint } from './send-endpoint';

/** Leads a request to the API, the controls or the inbox. */
export function createRequestRouter(endpoint: SendEndpoint): RequestListener {
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
