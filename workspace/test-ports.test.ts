import { once } from 'node:events';
import { createServer } from 'node:net';
import { testPorts } from './test-ports';

test('a checkout has the same ports each time, other than those of another', async () => {
  const ports = await testPorts('/a');
  expect(await testPorts('/a')).toEqual(ports);
  expect(await testPorts('/b')).not.toEqual(ports);
});

test('a checkout whose ports are taken gets the next two', async () => {
  const { SITE_PORT, MAIL_SANDBOX_PORT } = await testPorts('/a');
  for (const taken of [SITE_PORT, MAIL_SANDBOX_PORT]) {
    const server = createServer().listen(Number(taken), 'localhost');
    await once(server, 'listening');
    const { SITE_PORT: next } = await testPorts('/a');
    expect(Number(next)).toBe(Number(SITE_PORT) + 2);
    await once(server.close(), 'close');
  }
});
