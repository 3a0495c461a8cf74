/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { sandboxSettings } from './sandbox-settings';
import { completeEnvironment } from './settings.testing';

// Vite has only ES modules, which Jest cannot load, so a separate process loads the settings.
const script = `
  const { loadSettings } = await import('./settings/load-settings.ts');
  const [workspaceRoot, ...modes] = process.argv.slice(1);
  console.log(JSON.stringify(modes.map((mode) => loadSettings(mode, workspaceRoot))));
`;

let workspaceRoot: string;

beforeEach(() => {
  workspaceRoot = mkdtempSync(join(tmpdir(), 'settings-'));
});

afterEach(() => {
  rmSync(workspaceRoot, { recursive: true });
});

function load(modes: readonly string[], environment: NodeJS.ProcessEnv) {
  const node = ['--import', 'tsx', '--input-type=module', '--eval', script, workspaceRoot];
  const { status, stdout, stderr } = spawnSync(process.execPath, [...node, ...modes], {
    cwd: resolve(__dirname, '..'),
    env: { PATH: process.env['PATH'], ...environment },
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(stderr);
  return JSON.parse(stdout) as unknown;
}

function writeEnvFile(): void {
  const lines = Object.entries(completeEnvironment).map(([key, value]) => `${key}=${value}`);
  writeFileSync(join(workspaceRoot, '.env'), lines.join('\n'));
}

test('production mode reads the .env file, and environment variables override it', () => {
  writeEnvFile();

  const settings = load(['production'], { VITE_PHONE: '(202) 555-0199' });

  expect(settings).toEqual([{ ...completeEnvironment, VITE_PHONE: '(202) 555-0199' }]);
});

test('every other mode has the sandbox settings, whatever .env and the environment contain', () => {
  const modes = ['sandbox', 'development', 'test', 'staging', 'Production', ''];
  writeEnvFile();

  expect(load(modes, completeEnvironment)).toEqual(modes.map(() => sandboxSettings({})));
});
