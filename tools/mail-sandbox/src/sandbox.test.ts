import { writeFile } from 'node:fs/promises';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { startMailSandbox } from './sandbox';
import { openSandboxFixture, until } from './sandbox.testing';

test('listens on this machine only', async () => {
  const fixture = await openSandboxFixture();
  const { port } = fixture.sandbox;
  const others = Object.values(networkInterfaces()).flatMap((found = []) =>
    found.filter(({ family, internal }) => family === 'IPv4' && !internal),
  );
  for (const { address } of others) {
    await expect(fetch(`http://${address}:${port}`)).rejects.toThrow('fetch failed');
  }
  expect((await fetch(`http://localhost:${port}`)).status).toBe(200);
  await fixture.close();
});

test('names the port in use and the setting to change', async () => {
  const fixture = await openSandboxFixture();
  const { port } = fixture.sandbox;
  const { templatesDir } = fixture;
  await expect(startMailSandbox({ port, templatesDir })).rejects.toThrow(
    new RegExp(`^Port ${port} is in use.*MAIL_SANDBOX_PORT=${port + 10}$`),
  );
  await fixture.close();
});

test('refuses to start with a malformed template', async () => {
  const fixture = await openSandboxFixture();
  const { templatesDir } = fixture;
  await writeFile(join(templatesDir, 'fixed', 'body.html'), '{{{message}}}');
  await expect(startMailSandbox({ port: 0, templatesDir })).rejects.toThrow('body.html, line 1');
  await fixture.close();
});

test('close ends pending requests and frees the port', async () => {
  const fixture = await openSandboxFixture();
  const { port } = fixture.sandbox;
  await fixture.setFault({ kind: 'hang', phase: 'after' });
  const held = fixture.send().catch(() => undefined);
  await until(async () => (await fixture.messages()).length === 1);
  await fixture.sandbox.close();
  await held;
  const again = await openSandboxFixture({ port });
  expect(again.sandbox.url).toBe(`http://localhost:${port}`);
  await again.close();
});

test('logs one line per request without its content', async () => {
  const lines: string[] = [];
  const fixture = await openSandboxFixture({ log: (line) => lines.push(line) });
  await fixture.setFault({ kind: 'status', status: 503 });
  await fixture.send({ from_name: 'Secret', message: 'Secret', inquiry_ref: 'AB12CD34' });
  await fixture.send({ from_name: 'Secret', message: 'Secret' });
  await fixture.close();
  expect(lines).toEqual([
    'POST /api/v1.0/email/send ref AB12CD34: SMTP not reached, 503, fault status (before)',
    'POST /api/v1.0/email/send ref -: SMTP accepted, 200',
  ]);
});
