import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

// The whole command, on a copy of what it reads but without a build: the real folder is emptied by whoever builds.
const here = resolve(__dirname, '../../..');
const templates = 'libs/mail/templates';

let root: string;

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'launch-'));
  cpSync(join(here, templates), join(root, templates), { recursive: true });
});

afterAll(() => rmSync(root, { recursive: true }));

function launchCheck(...options: readonly string[]) {
  const command = [join(__dirname, 'main.ts'), '--root', root, ...options];
  return spawnSync(join(here, 'node_modules/.bin/tsx'), command, {
    // A number of nobody.
    env: { ...process.env, VITE_PHONE: '(202) 555-0100' },
    encoding: 'utf8',
  });
}

test('the command refuses a setting of nobody, for people, with the fix', () => {
  const { status, stdout } = launchCheck();
  expect(status).toBe(1);
  expect(stdout).toContain('✗ VITE_PHONE: is (202) 555-0100, which belongs to nobody.');
  expect(stdout).toContain('Set VITE_PHONE in .env');
  expect(stdout).toContain('Not checked');
  expect(stdout).toContain('To be answered by a lawyer before launch');
});

test('with --json it says the same to machines, and nothing else', () => {
  const { status, stdout } = launchCheck('--json');
  expect(status).toBe(1);
  expect(JSON.parse(stdout)).toMatchObject({
    ready: false,
    findings: expect.arrayContaining([
      expect.objectContaining({ item: 'VITE_PHONE' }),
      expect.objectContaining({ item: 'dist/apps/web' }),
    ]),
  });
});

test('an option that does not exist is no launch', () => {
  expect(launchCheck('--jsn').status).not.toBe(0);
});
