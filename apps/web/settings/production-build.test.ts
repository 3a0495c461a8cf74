/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { completeEnvironment, requiredSettings } from './settings.testing';

const web = resolve(__dirname, '..');
const root = resolve(web, '../..');

jest.setTimeout(120_000);

let workspace: string;

// A separate workspace, without a developer's .env file, and without the `dist` that another build may be writing.
beforeEach(() => {
  workspace = mkdtempSync(join(tmpdir(), 'build-'));
  mkdirSync(join(workspace, 'apps'));
  cpSync(web, join(workspace, 'apps/web'), { recursive: true });
  for (const shared of ['libs', 'tools', 'node_modules', 'package.json', 'tsconfig.base.json']) {
    symlinkSync(join(root, shared), join(workspace, shared));
  }
});

afterEach(() => {
  rmSync(workspace, { recursive: true });
});

test('a production build without settings fails, lists each of them, and writes nothing', () => {
  const otherVariables = Object.entries(process.env).filter(
    ([key]) => !(key in completeEnvironment),
  );

  const { status, stdout, stderr } = spawnSync(
    join(root, 'node_modules/.bin/tsx'),
    ['build/build-site.ts'],
    {
      cwd: join(workspace, 'apps/web'),
      env: Object.fromEntries(otherVariables),
      encoding: 'utf8',
    },
  );

  expect(status).toBeGreaterThan(0);
  for (const key of requiredSettings) expect(stdout + stderr).toContain(`${key}: missing`);
  expect(existsSync(join(workspace, 'dist'))).toBe(false);
});
