import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

// Runs the command on a copy of its inputs without a build, because parallel builds change the real folder.
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
    // A placeholder number.
    env: { ...process.env, VITE_PHONE: '(202) 555-0100' },
    encoding: 'utf8',
  });
}

test('prints a placeholder setting with its fix', () => {
  const { status, stdout } = launchCheck();
  expect(status).toBe(1);
  expect(stdout).toContain('✗ VITE_PHONE: is (202) 555-0100, a placeholder number or mailbox.');
  expect(stdout).toContain('Set VITE_PHONE in .env');
  // Settings first, the build last.
  expect(stdout).toMatch(/✗ VITE_PHONE[^]*✗ dist\/apps\/web[^]*Not checked/);
  expect(stdout).toContain('docs/lawyer-questions.md');
});

test('compares a live site only with a build', () => {
  const { status, stdout } = launchCheck('--live', 'https://www.site.test');
  expect(status).toBe(1);
  expect(stdout).toContain('dist/apps/web: holds no build to compare with.');
});
