/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadSettings } from './load-settings';
import { sandboxSettings } from './sandbox-settings';
import { completeEnvironment } from './settings.testing';

const given = { ...process.env };
let workspaceRoot: string;

beforeEach(() => {
  workspaceRoot = mkdtempSync(join(tmpdir(), 'settings-'));
  const lines = Object.entries(completeEnvironment).map(([key, value]) => `${key}=${value}`);
  writeFileSync(join(workspaceRoot, '.env'), lines.join('\n'));
});

afterEach(() => {
  rmSync(workspaceRoot, { recursive: true });
  process.env = { ...given };
});

test('production mode reads the .env file, and environment variables override it', () => {
  process.env['VITE_PHONE'] = '(202) 555-0199';

  expect(loadSettings('production', workspaceRoot)).toEqual({
    ...completeEnvironment,
    VITE_PHONE: '(202) 555-0199',
  });
});

test('without a .env file, production mode reads the environment alone', () => {
  rmSync(join(workspaceRoot, '.env'));
  Object.assign(process.env, completeEnvironment);

  expect(loadSettings('production', workspaceRoot)).toEqual(completeEnvironment);
});

test.each(['sandbox', 'development', 'test', 'staging', 'Production', ''])(
  'the mode "%s" has the sandbox settings, whatever .env and the environment contain',
  (mode) => {
    process.env = { ...completeEnvironment };

    expect(loadSettings(mode, workspaceRoot)).toEqual(sandboxSettings({}));
  },
);
