import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { requestRaw } from './raw-response';

let silent: Server;
beforeAll(async () => {
  silent = createServer(() => undefined);
  await once(silent.listen(0, '127.0.0.1'), 'listening');
});
afterAll(() => {
  silent.closeAllConnections();
  return once(silent.close(), 'close');
});

test('gives up on a server that never answers', async () => {
  const { port } = silent.address() as AddressInfo;
  // Instead of 20 seconds. On a busy machine the limit may pass before the connection is made, with the same result.
  const soon = { timeout: 50 };
  const answer = requestRaw(`http://127.0.0.1:${port}`, undefined, soon);
  await expect(answer).rejects.toThrow('none within 20 seconds');
});
