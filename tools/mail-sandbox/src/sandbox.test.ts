import { networkInterfaces } from 'node:os';
import { startMailSandbox } from './sandbox';
import { sandboxOfTests } from './sandbox.testing';

const fixture = sandboxOfTests();

test('listens on this machine only', async () => {
  const others = Object.values(networkInterfaces()).flatMap((found = []) =>
    found.filter(({ family, internal }) => family === 'IPv4' && !internal),
  );
  // A server that listens on all addresses answers at 127.0.0.2, too (on Linux). This address never leaves the machine,
  // so the test also proves something where the machine has no network.
  for (const address of ['127.0.0.2', ...others.map(({ address }) => address)]) {
    await expect(fetch(fixture.url().replace('localhost', address))).rejects.toThrow(
      'fetch failed',
    );
  }
  expect((await fetch(fixture.url())).status).toBe(200);
});

test('names the port in use and the setting to change', async () => {
  const port = Number(new URL(fixture.url()).port);
  await expect(startMailSandbox({ port, templatesDir: '' })).rejects.toThrow(
    new RegExp(`^Port ${port} is in use.*MAIL_SANDBOX_PORT=${port + 10}$`),
  );
});
