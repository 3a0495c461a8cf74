import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';

// The whole command, on this workspace as it is. A number of nobody in the environment outranks any `.env`.
const root = resolve(__dirname, '../../..');

function launchCheck(...options: readonly string[]) {
  return spawnSync('npx', ['tsx', 'tools/launch-check/src/main.ts', ...options], {
    cwd: root,
    env: { ...process.env, VITE_PHONE: '(202) 555-0100' },
    encoding: 'utf8',
  });
}

test('the command refuses a setting of nobody, for people, with the fix', () => {
  const { status, stdout } = launchCheck();
  expect(status).toBe(1);
  expect(stdout).toContain('✗ VITE_PHONE: is (202) 555-0100, a number that belongs to nobody.');
  expect(stdout).toContain('Set VITE_PHONE in .env');
  expect(stdout).toContain('Not checked');
});

test('with --json it says the same to machines, and nothing else', () => {
  const { status, stdout } = launchCheck('--json');
  expect(status).toBe(1);
  expect(JSON.parse(stdout)).toMatchObject({
    ready: false,
    findings: expect.arrayContaining([expect.objectContaining({ item: 'VITE_PHONE' })]),
  });
});

test('an option that does not exist is no launch', () => {
  expect(launchCheck('--jsn').status).not.toBe(0);
});
