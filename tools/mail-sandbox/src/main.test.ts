import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { dirname, join } from 'node:path';
import { openSandboxFixture, type SandboxFixture } from './sandbox.testing';

let fixture: SandboxFixture;

beforeAll(async () => {
  fixture = await openSandboxFixture();
});
afterAll(() => fixture.close());

function run(port: number) {
  const main = join(dirname(expect.getState().testPath ?? ''), 'main.ts');
  return spawn(process.execPath, ['--import', 'tsx', main], {
    env: {
      ...process.env,
      MAIL_SANDBOX_PORT: String(port),
      TEMPLATES_DIR: fixture.templatesDir,
    },
  });
}

test('prints the inbox address and ends on SIGTERM', async () => {
  const child = run(0);
  const [output] = (await once(child.stdout, 'data')) as [Buffer];
  const [url = ''] = /http:\/\/localhost:\d+/.exec(output.toString()) ?? [];
  expect((await fetch(url)).status).toBe(200);
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
}, 30_000);

test('prints one line when the port is in use', async () => {
  const child = run(fixture.sandbox.port);
  const ended = once(child, 'exit');
  const [output] = (await once(child.stderr, 'data')) as [Buffer];
  expect(output.toString()).toMatch(/^Port \d+ is in use.*\n$/);
  expect(await ended).toEqual([1, null]);
}, 30_000);
