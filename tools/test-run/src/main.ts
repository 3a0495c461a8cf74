import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { findChromium, installChromium } from './chromium';
import { everyTarget } from './every-target';
import { readTestCounts } from './test-counts';

const root = resolve(import.meta.dirname, '../../..');

const results = resolve(root, 'dist/test-results');
// Counts of a project that is no more would be added, too; Nx puts back what it takes from its cache.
rmSync(results, { recursive: true, force: true });

const step = `nx run-many -t ${everyTarget.join(' ')}`;
const chromium = findChromium() ?? installChromium();
const passed = run(step);
const counts = readTestCounts(results);
console.log(`\nTests: ${counts.passed} passed, ${counts.failed} failed`);
if (!passed) console.error(`\nThis step failed: npx ${step}`);
process.exitCode = !passed || counts.failed > 0 || counts.passed === 0 ? 1 : 0;

/** Nx runs browser tests and generators alone, so that they never share the processor with a compiler. */
function run(command: string): boolean {
  // In processes of their own, Nx's plugins take most of the time of a run with nothing to do: 6 s instead of 1 s.
  const env = { ...process.env, CHROMIUM_PATH: chromium, NX_ISOLATE_PLUGINS: 'false' };
  const program = resolve(root, 'node_modules/.bin', command);
  return spawnSync(program, { cwd: root, shell: true, stdio: 'inherit', env }).status === 0;
}
