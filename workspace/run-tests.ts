import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { findChromium, installChromium } from '@lawyers/browsers';
import { readTestCounts } from './test-counts';

/**
 * What `npm test` runs; Nx takes from its cache what nothing has changed. One process lints, and one checks types,
 * because starting one for each project takes most of the time; the latter remembers by itself what it has checked.
 * For the same reason the browser tests that depend on the same pages are one run.
 */
const targets = [
  'format',
  'knip',
  'links',
  'lint-all',
  'typecheck-all',
  'test',
  'build-sandbox',
  'try-generators',
  'e2e-fixed',
  'e2e-whole-site',
  'e2e-gallery',
];

const root = resolve(import.meta.dirname, '..');
const results = resolve(root, 'dist/test-results');
// A deleted project's counts would still be added. Nx restores those of cached runs.
rmSync(results, { recursive: true, force: true });

const passed = runNx(['run-many', '-t', ...targets], findChromium() ?? installChromium());
const counts = readTestCounts(results);
console.log(`\nTests: ${counts.passed} passed, ${counts.failed} failed`);
process.exitCode = !passed || counts.failed > 0 || counts.passed === 0 ? 1 : 0;

/** Prints a line for each target that passes, and the whole output of each that fails. */
function runNx(args: readonly string[], chromium: string): boolean {
  const { status } = spawnSync(resolve(root, 'node_modules/.bin/nx'), args, {
    cwd: root,
    stdio: 'inherit',
    // In processes of their own, Nx's plugins take most of the time of a run with nothing to do: 6 s instead of 1 s.
    env: { ...process.env, CHROMIUM_PATH: chromium, NX_ISOLATE_PLUGINS: 'false' },
  });
  return status === 0;
}
