/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'cache-key-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

/** What the program prints in the folder, with these variables alone. */
function keyWith(variables: Readonly<Record<string, string>> = {}): string {
  const program = join(__dirname, 'print-cache-key.js');
  const env = variables as NodeJS.ProcessEnv;
  return execFileSync(process.execPath, [program], { cwd: folder, env, encoding: 'utf8' });
}

test.each(['VITE_PHONE', 'SITE_PORT', 'MAIL_SANDBOX_PORT'])(
  'the key changes with the variable %s',
  (name) => {
    expect(keyWith({ [name]: '1' })).not.toBe(keyWith({ [name]: '2' }));
  },
);

test.each(['.env', '.local.env', '.env.local'])('the key changes with the file %s', (name) => {
  const keys = new Set([keyWith()]);
  for (const phone of ['1', '2']) {
    writeFileSync(join(folder, name), `VITE_PHONE=${phone}`);
    keys.add(keyWith());
  }

  expect(keys.size).toBe(3);
});

test('the key does not change with other variables', () => {
  expect(keyWith({ HOME: '/a' })).toBe(keyWith({ HOME: '/b' }));
});
