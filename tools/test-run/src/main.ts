import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { findChromium, installChromium } from './chromium';
import { readTestCounts } from './test-counts';

const root = resolve(import.meta.dirname, '../../..');

// What takes the processor for itself comes last and alone: the generators with a workspace of their own, then the
// browser tests, which never share it with a compiler.
const steps = [
  'npx prettier --check --log-level warn .',
  'npx knip',
  'npx nx run-many -t lint typecheck test build-sandbox',
  'npx nx run-many -t try-generators',
  'npx nx e2e web-e2e',
];

const chromium = findChromium() ?? installChromium();
const failed = steps.find((step) => !run(step));
const counts = readTestCounts(resolve(root, 'dist/test-results'));
console.log(`\nTests: ${counts.passed} passed, ${counts.failed} failed`);
if (failed) console.error(`\nThis step failed: ${failed}`);
process.exitCode = failed || counts.failed > 0 || counts.passed === 0 ? 1 : 0;

function run(step: string): boolean {
  console.log(`\n> ${step}`);
  const env = { ...process.env, CHROMIUM_PATH: chromium };
  return spawnSync(step, { cwd: root, shell: true, stdio: 'inherit', env }).status === 0;
}
