import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { slowConnection } from './slow-connection';

const text = 'words '.repeat(10_000);

test('takes a round trip, and as long as its bytes need, and changes nothing', async () => {
  const server = createServer((_request, response) => response.end(text)).listen(0);
  const { port } = server.address() as AddressInfo;
  const slow = await slowConnection({ url: `http://localhost:${port}` });
  const started = performance.now();
  expect(await (await fetch(slow.url)).text()).toBe(text);
  // Two round trips of 150 ms, and 60 kB at 205 bytes per ms.
  expect(performance.now() - started).toBeGreaterThan(590);
  await slow.close();
  server.close();
});
