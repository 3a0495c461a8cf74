import { spawnSync } from 'node:child_process';
import { join, resolve } from 'node:path';

// The report lists settings first, then the build, then what it cannot check.
const printed =
  /^Not ready[^]*✗ VITE_PHONE: is \(202\) 555-0100, a placeholder.*\.\n +Set VITE_PHONE in \.env[^]*✗ dist\/apps\/web[^]*Not checked[^]*intake form as b92:[^]*lawyer-questions/;

test('prints findings with their fixes, and fails', () => {
  // The folder `/nowhere` does not exist. It replaces that of the real build, which another task may be writing at the
  // same time.
  const command = [join(__dirname, 'main.ts'), '--build', '/nowhere'];
  const changes = { VITE_PHONE: '(202) 555-0100', VITE_EMAILJS_INTAKE_TEMPLATE_ID: 'b92' };
  const env = { ...process.env, ...changes };
  const tsx = resolve(__dirname, '../../../node_modules/.bin/tsx');
  const { status, stdout } = spawnSync(tsx, command, { env, encoding: 'utf8' });

  expect(stdout).toMatch(printed);
  expect(status).toBe(1);
});
