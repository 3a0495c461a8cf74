import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { checksums, writeFiles } from '@lawyers/hosting';
import { makeFolder } from '@lawyers/hosting/testing';

const script = readFileSync(join(__dirname, '../../hosting/nginx-release.sh'), 'utf8');

// The server is Debian or Ubuntu, and the script uses their commands.
const onLinux = process.platform === 'linux' ? test : test.skip;

let server: string;
let clock = 0;
const site = (name: string) => join(server, 'site', name);

beforeEach(() => {
  server = makeFolder({ 'site/calls': '' });
  // Refuses a configuration that says so, and writes down each call.
  program('nginx', 'echo "$@" >> calls; ! grep -q refuse current/nginx.conf');
});

function program(name: string, code: string): void {
  writeFileSync(join(server, name), `#!/bin/sh\n${code}\n`, { mode: 0o755 });
}

/** Uploads a release whose script, page, and configuration have its name. */
function upload(name: string, { mode = 'production', conf = '' } = {}): void {
  writeFiles(site('upload'), {
    'client/index.html': name,
    'client/assets/shared.js': 'shared',
    [`client/assets/${name}.js`]: name,
    'nginx.conf': `# ${name} ${conf}`,
    'stamp.json': JSON.stringify({ mode }, null, 2),
  });
  writeFileSync(site('upload/SHA256SUMS'), checksums(site('upload')));
}

/** The output of a command of the script. A second passes each time, since the time is the name of a release. */
function run(...command: readonly string[]): string {
  program('date', `echo 20260101-${String((clock += 1)).padStart(6, '0')}`);
  const { status, stdout, stderr } = spawnSync('sh', ['-s', ...command], {
    input: script,
    encoding: 'utf8',
    env: { ...process.env, PATH: `${server}:${process.env['PATH']}`, SITE_FOLDER: site('.') },
  });
  return `${status}: ${stdout}${stderr}`;
}

function releaseAll(...names: readonly string[]): void {
  for (const name of names) {
    upload(name);
    expect(run('release')).toMatch(/^0: /);
  }
}
const live = () => readFileSync(site('current/client/index.html'), 'utf8');
const scripts = () => readdirSync(site('current/client/assets')).toSorted().join(' ');
const releases = () => readdirSync(site('releases')).toSorted();

onLinux('puts an upload live after nginx tested it, with the scripts of those before it', () => {
  releaseAll('first', 'second');
  expect(live()).toBe('second');
  expect(scripts()).toBe('first.js second.js shared.js');
  expect(readFileSync(site('calls'), 'utf8')).toBe('-t\n-s reload\n'.repeat(2));
});

onLinux('a release that goes back keeps the scripts of newer ones', () => {
  releaseAll('first', 'second', 'third');
  for (const before of ['second', 'first']) {
    expect(run('back')).toMatch(/^0: /);
    expect(live()).toBe(before);
  }
  expect(scripts()).toBe('first.js second.js shared.js third.js');
  expect(run('back')).toMatch(/^1: .*no release before/);
  const newest = `${releases().at(-1)}`;
  expect(run('back', newest)).toMatch(/^0: /);
  expect(live()).toBe('third');
  expect(run('list')).toContain(`${newest} <-`);
});

onLinux('prints what the release before had, and nothing before the second', () => {
  releaseAll('first');
  expect(run('before')).toBe('0: ');
  releaseAll('second');
  expect(run('before')).toMatch(/^0: [^]*  client\/assets\/first\.js\n/);
  expect(run('before')).not.toContain('second.js');
});

onLinux('keeps five releases and their assets', () => {
  releaseAll('a', 'b', 'c', 'd', 'e', 'f');
  expect(releases()).toHaveLength(5);
  expect(scripts()).toBe('b.js c.js d.js e.js f.js shared.js');
});

const wrongFile = /^1: The upload is not whole.* First: client\/index\.html: FAILED/;

onLinux.each<[string, () => void, RegExp]>([
  ['a sandbox build', () => upload('second', { mode: 'sandbox' }), /^1: .*sandbox build/],
  ['what nginx refuses', () => upload('second', { conf: 'refuse' }), /^1: .*nginx refused it/],
  ['nothing', () => undefined, /^1: Nothing was uploaded/],
  ['a changed file', () => damage((file) => writeFileSync(file, 'x')), wrongFile],
  ['an upload that was interrupted', () => damage(rmSync), /^1: [^]*not whole/],
])('refuses %s, and leaves no release of it', (_what, prepare, message) => {
  releaseAll('first');
  prepare();
  expect(run('release')).toMatch(message);
  expect(live()).toBe('first');
  expect(releases()).toHaveLength(1);
});

function damage(change: (file: string) => void): void {
  upload('second');
  change(site('upload/client/index.html'));
}

onLinux('a first release that nginx refuses leaves nothing live', () => {
  upload('first', { conf: 'refuse' });
  expect(run('release')).toMatch(/^1: /);
  expect(existsSync(site('current'))).toBe(false);
});
