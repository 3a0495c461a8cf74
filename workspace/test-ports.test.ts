import { once } from 'node:events';
import { createServer } from 'node:net';
import { testPorts } from './test-ports';

// A path in this checkout, so that the tests of another checkout, which may run at the same time, try other ports.
const checkout = `${__dirname}/checkout`;

test('a checkout has the same ports each time, other than those of another', async () => {
  const ports = await testPorts(checkout);
  expect(await testPorts(checkout)).toEqual(ports);
  expect(await testPorts(`${checkout}/other`)).not.toEqual(ports);
});

test('a checkout whose ports are taken gets the next two', async () => {
  const { SITE_PORT, MAIL_SANDBOX_PORT } = await testPorts(checkout);
  for (const taken of [SITE_PORT, MAIL_SANDBOX_PORT]) {
    const server = createServer().listen(Number(taken), 'localhost');
    await once(server, 'listening');
    const { SITE_PORT: next } = await testPorts(checkout);
    expect(Number(next)).toBe(Number(SITE_PORT) + 2);
    await once(server.close(), 'close');
  }
});
