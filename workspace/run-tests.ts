import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { findChromium, installChromium, installHeadlessShell } from '@lawyers/browsers';
import { always, parts } from './test-parts';
import { testPorts } from './test-ports';

const root = resolve(import.meta.dirname, '..');
const results = join(root, 'dist/test-results');
// Deletes old result files, so that results of a deleted project are not counted below. For a task whose result is in
// its cache, Nx writes the file again.
rmSync(results, { recursive: true, force: true });

const [part = '', ...more] = process.argv.slice(2);
const named = parts[part];
if (part && !named)
  throw new Error(`npm test has no part "${part}", only ${Object.keys(parts).join(', ')}.`);
/**
 * The checks that fail most often and report it soonest run first. If one fails, the browser tests, which take longest,
 * are skipped.
 */
const { workspace, units, browsers } = always;
// With the variable NX_BASE, a Git revision, Nx runs only what a change since then affects. The part `workspace` runs
// whole even then, because its checks read every file, and so it has a run of its own.
const onlyAffected = Boolean(process.env['NX_BASE']);
const all = onlyAffected ? [workspace, units, browsers] : [[...workspace, ...units], browsers];
const runs = named ? [named] : all;

// The parts `workspace` and `units` need no browser.
const needsBrowser = !['workspace', 'units'].includes(part);
if (needsBrowser && !findChromium()) {
  installChromium();
  installHeadlessShell();
}

// A separate process for each of Nx's plugins would slow a run down from 1 s to 6 s if all its tasks are cached.
const env = { ...(await testPorts(root)), ...process.env, NX_ISOLATE_PLUGINS: 'false' };
const hasPassed = runs.every((targets) => {
  const command = onlyAffected && targets !== workspace ? 'affected' : 'run-many';
  const { status } = spawnSync('nx', [command, '-t', ...targets, ...more], {
    cwd: root,
    stdio: 'inherit',
    env,
  });
  return status === 0;
});

/**
 * The totals in the result files of Jest (`num…`) and of Playwright (`stats`). A flaky test, which passed only when it
 * was repeated, counts as failed.
 */
type Result = {
  readonly numPassedTests?: number;
  readonly numFailedTests?: number;
  readonly numRuntimeErrorTestSuites?: number;
  readonly stats?: Readonly<Record<'expected' | 'unexpected' | 'flaky', number>>;
};

let [passed, failed] = [0, 0];
for (const file of existsSync(results) ? readdirSync(results) : []) {
  const result = JSON.parse(readFileSync(join(results, file), 'utf8')) as Result;
  const { numPassedTests = 0, numFailedTests = 0, numRuntimeErrorTestSuites = 0 } = result;
  const { expected, unexpected, flaky } = result.stats ?? { expected: 0, unexpected: 0, flaky: 0 };
  passed += numPassedTests + expected;
  failed += numFailedTests + numRuntimeErrorTestSuites + unexpected + flaky;
}
console.log(`\n${passed} passed, ${failed} failed`);
// Prints which statements of the site, such as about a law or a help line, are or will soon be out of date. This is no
// Nx target, because Nx hides the output of a target that succeeds, and because a cached result would be that of an
// earlier day.
spawnSync('npm', ['run', '--silent', 'dates'], { cwd: root, stdio: 'inherit' });
process.exitCode = !hasPassed || failed > 0 || (!part && passed === 0) ? 1 : 0;
