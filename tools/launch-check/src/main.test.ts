import { spawnSync } from 'node:child_process';
import { join, resolve } from 'node:path';

// The report lists settings first, then the build, then what it cannot check.
const printed =
  /^Not ready[^]*✗ VITE_PHONE: is \(202\) 555-0100, a placeholder.*\.\n +Set VITE_PHONE in \.env[^]*✗ dist\/apps\/web[^]*Not checked[^]*intake form as b92:[^]*lawyer-questions/;

function run(options: readonly string[], changes: Readonly<Record<string, string>> = {}) {
  // The folder `/nowhere` does not exist. It replaces that of the real build, which another task may be writing at the
  // same time.
  const command = [join(__dirname, 'main.ts'), '--build', '/nowhere', ...options];
  const tsx = resolve(__dirname, '../../../node_modules/.bin/tsx');
  return spawnSync(tsx, command, { env: { ...process.env, ...changes }, encoding: 'utf8' });
}

test('prints findings with their fixes, and fails', () => {
  const changes = { VITE_PHONE: '(202) 555-0100', VITE_EMAILJS_INTAKE_TEMPLATE_ID: 'b92' };
  const { status, stdout } = run([], changes);

  expect(stdout).toMatch(printed);
  expect(status).toBe(1);
});

test('with --live, prints what is wrong with the live site instead, and fails', () => {
  // An address without https: is refused before any request.
  const { status, stdout } = run(['--live', 'www.site.test']);

  expect(stdout).toMatch(/^Not as built: 1 difference\.\n\n {2}✗ www\.site\.test: is no address\./);
  expect(status).toBe(1);
});
