import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { findChromium, installChromium, installHeadlessShell } from '@lawyers/browsers';
import { testPorts } from './test-ports';

/** The targets of `npm test`. CI runs the same in parts: `npm test units`, `npm test browsers`. Nx caches the results. */
const always = {
  workspace: ['types', 'format', 'lint', 'knip', 'links', 'workflows'],
  units: ['test', 'build-sandbox', 'build-storybook'],
  browsers: ['e2e-core', 'e2e-whole-site', 'e2e-spanish', 'e2e-storybook'],
};
/** The engines only by name, since not every machine has them. */
const parts: Readonly<Record<string, readonly string[]>> = { ...always, engines: ['e2e-engines'] };

const root = resolve(import.meta.dirname, '..');
const results = join(root, 'dist/test-results');
// Removes results of deleted projects. Nx restores those of cached runs.
rmSync(results, { recursive: true, force: true });

const [part = '', ...more] = process.argv.slice(2);
const named = parts[part];
if (part && !named)
  throw new Error(`npm test has no part "${part}", only ${Object.keys(parts).join(', ')}.`);
/** What fails most often and says it soonest runs first, and a failure there skips the browser tests, which take longest. */
const { workspace, units, browsers } = always;
const runs = named ? [named] : [[...workspace, ...units], browsers];

// The other parts need no browser.
const needsBrowser = !['workspace', 'units'].includes(part);
if (needsBrowser && !findChromium()) {
  installChromium();
  installHeadlessShell();
}

// Separate processes for Nx's plugins would slow down a fully cached run from 1 s to 6 s.
const env = { ...(await testPorts(root)), ...process.env, NX_ISOLATE_PLUGINS: 'false' };
// With a base, only what changed since, except the checks that read every file.
const command = process.env['NX_BASE'] && part !== 'workspace' ? 'affected' : 'run-many';
const hasPassed = runs.every((targets) => {
  const { status } = spawnSync('nx', [command, '-t', ...targets, ...more], {
    cwd: root,
    stdio: 'inherit',
    env,
  });
  return status === 0;
});

/** What Jest and Playwright wrote. A flaky test counts as failed. */
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
// Not a target: Nx hides the output of one that succeeds, and would cache it.
spawnSync('npm', ['run', '--silent', 'dates'], { cwd: root, stdio: 'inherit' });
process.exitCode = !hasPassed || failed > 0 || (!part && passed === 0) ? 1 : 0;
