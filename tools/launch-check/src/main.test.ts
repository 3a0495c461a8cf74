import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

// Runs the command on a copy of its inputs without a build, because parallel builds change the real folder.
const here = resolve(__dirname, '../../..');
let root: string;
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'launch-'));
  cpSync(join(here, 'libs/mail/templates'), join(root, 'libs/mail/templates'), { recursive: true });
});
afterAll(() => rmSync(root, { recursive: true }));

test.each([
  // Settings first, the build last, and then what nobody can check here.
  [
    [],
    /^Not ready[^]*✗ VITE_PHONE: is \(202\) 555-0100, a placeholder.*\.\n +Set VITE_PHONE in \.env[^]*✗ dist\/apps\/web[^]*Not checked[^]*lawyer-questions/,
  ],
  [['--live', 'https://www.site.test'], /dist\/apps\/web: holds no build to compare with\./],
])('with %j prints findings with their fixes, and fails', (options, text) => {
  const command = [join(__dirname, 'main.ts'), '--root', root, ...options];
  const env = { ...process.env, VITE_PHONE: '(202) 555-0100' };
  const tsx = join(here, 'node_modules/.bin/tsx');
  const { status, stdout } = spawnSync(tsx, command, { env, encoding: 'utf8' });

  expect(stdout).toMatch(text);
  expect(status).toBe(1);
});
