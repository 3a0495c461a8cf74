import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { findChromium, installChromium, installHeadlessShell } from '@lawyers/browsers';
import { readTestCounts } from './test-counts';

/**
 * The targets of `npm test`; Nx caches the results. One process lints all projects, one checks all types, and one runs
 * the browser tests of the same pages, because starting a process per project takes longer than its work.
 */
const targets = [
  'format',
  'knip',
  'links',
  'lint-all',
  'typecheck-all',
  'test',
  'build-sandbox',
  'e2e-core',
  'e2e-whole-site',
  'e2e-spanish',
  'e2e-gallery',
];

const root = resolve(import.meta.dirname, '..');
const results = resolve(root, 'dist/test-results');
// Removes counts of deleted projects. Nx restores those of cached runs.
rmSync(results, { recursive: true, force: true });

const chromium = findChromium() ?? installChromium();
installHeadlessShell();
const passed = [
  runNx(['run-many', '-t', ...targets], chromium),
  // Builds and tests a copy of the workspace, so only if a change may break it, as in CI; without a base, always.
  runNx([knowsBase() ? 'affected' : 'run-many', '-t', 'try-generators'], chromium),
].every(Boolean);
const counts = readTestCounts(results);
console.log(`\nTests: ${counts.passed} passed, ${counts.failed} failed`);
process.exitCode = !passed || counts.failed > 0 || counts.passed === 0 ? 1 : 0;

/** Whether git has the commit that `nx affected` compares with. */
function knowsBase(): boolean {
  const { defaultBase } = JSON.parse(readFileSync(resolve(root, 'nx.json'), 'utf8')) as {
    readonly defaultBase: string;
  };
  const base = process.env['NX_BASE'] ?? defaultBase;
  return spawnSync('git', ['rev-parse', '--verify', '--quiet', base], { cwd: root }).status === 0;
}

/** Nx prints a line for each target that passes, and the output of each that fails. */
function runNx(args: readonly string[], chromium: string): boolean {
  const { status } = spawnSync(resolve(root, 'node_modules/.bin/nx'), args, {
    cwd: root,
    stdio: 'inherit',
    // Separate processes for Nx's plugins would slow down a fully cached run from 1 s to 6 s.
    env: { ...process.env, CHROMIUM_PATH: chromium, NX_ISOLATE_PLUGINS: 'false' },
  });
  return status === 0;
}
