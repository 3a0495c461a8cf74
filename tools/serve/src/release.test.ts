import { spawnSync } from 'node:child_process';
import {
  appendFileSync,
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { checksums } from '@lawyers/hosting';

const script = readFileSync(join(__dirname, '../../hosting/nginx-release.sh'), 'utf8');

// The server is Debian or Ubuntu, and the script uses their commands.
const testOnLinux = process.platform === 'linux' ? test : test.skip;

let server: string;
let clock = 0;
const site = (name: string) => join(server, 'site', name);

beforeEach(() => {
  server = mkdtempSync(join(tmpdir(), 'server-'));
  mkdirSync(site('.'));
  // Refuses a configuration that says so, and writes down each call.
  program('nginx', 'echo "$@" >> calls; ! grep -q refuse current/nginx.conf');
});
afterEach(() => rmSync(server, { recursive: true }));

function program(name: string, code: string): void {
  writeFileSync(join(server, name), `#!/bin/sh\n${code}\n`);
  chmodSync(join(server, name), 0o755);
}

/** Uploads a release whose script, page, and configuration have its name. */
function upload(name: string, { mode = 'production', conf = '' } = {}): void {
  const files = {
    'client/index.html': name,
    'client/assets/shared.js': 'shared',
    [`client/assets/${name}.js`]: name,
    'nginx.conf': `# ${name} ${conf}`,
    'stamp.json': JSON.stringify({ mode }, null, 2),
  };
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(site(`upload/${file}`)), { recursive: true });
    writeFileSync(site(`upload/${file}`), text);
  }
  writeFileSync(site('upload/SHA256SUMS'), checksums(site('upload')));
}

function run(...command: readonly string[]) {
  // A second later each time, since the time is the name of a release.
  program('date', `echo 20260101-${String((clock += 1)).padStart(6, '0')}`);
  const { status, stdout, stderr } = spawnSync('sh', ['-s', ...command], {
    input: script,
    encoding: 'utf8',
    env: { ...process.env, PATH: `${server}:${process.env['PATH']}`, SITE_FOLDER: site('.') },
  });
  return { status, text: stdout + stderr };
}

const live = () => readFileSync(site('current/client/index.html'), 'utf8');
const scripts = () => readdirSync(site('current/client/assets')).toSorted();

function releaseAll(...names: readonly string[]): void {
  for (const name of names) {
    upload(name);
    expect(run('release')).toMatchObject({ status: 0 });
  }
}

testOnLinux(
  'puts an upload live after nginx has tested it, with the scripts of releases before it',
  () => {
    releaseAll('first', 'second');

    expect(live()).toBe('second');
    expect(scripts()).toEqual(['first.js', 'second.js', 'shared.js']);
    expect(readFileSync(site('calls'), 'utf8').trim().split('\n')).toEqual([
      '-t',
      '-s reload',
      '-t',
      '-s reload',
    ]);
  },
);

testOnLinux('a release that goes back keeps the scripts of newer ones', () => {
  releaseAll('first', 'second', 'third');

  expect(run('back').status).toBe(0);
  expect(live()).toBe('second');
  expect(run('back').status).toBe(0);
  expect(live()).toBe('first');
  expect(scripts()).toEqual(['first.js', 'second.js', 'shared.js', 'third.js']);
  expect(run('back')).toMatchObject({
    status: 1,
    text: expect.stringMatching(/no release before/),
  });
  const newest = readdirSync(site('releases')).toSorted().at(-1);
  expect(run('back', `${newest}`).status).toBe(0);
  expect(live()).toBe('third');
  expect(run('list').text).toContain(`${newest} <-`);
});

testOnLinux('keeps five releases and their assets', () => {
  releaseAll('a', 'b', 'c', 'd', 'e', 'f');

  expect(readdirSync(site('releases'))).toHaveLength(5);
  expect(scripts()).toEqual(['b.js', 'c.js', 'd.js', 'e.js', 'f.js', 'shared.js']);
});

testOnLinux.each<[string, () => void, RegExp]>([
  ['a sandbox build', () => upload('second', { mode: 'sandbox' }), /sandbox build/],
  ['nothing', () => undefined, /Nothing was uploaded/],
  [
    'an upload that was interrupted',
    () => {
      upload('second');
      rmSync(site('upload/client/index.html'));
    },
    /not whole/,
  ],
  [
    'a changed file',
    () => {
      upload('second');
      appendFileSync(site('upload/client/index.html'), 'x');
    },
    /not whole/,
  ],
  ['what nginx refuses', () => upload('second', { conf: 'refuse' }), /nginx refused it/],
])('refuses %s, and leaves no release of it', (_what, prepare, message) => {
  releaseAll('first');
  prepare();

  expect(run('release')).toMatchObject({ status: 1, text: expect.stringMatching(message) });
  expect(live()).toBe('first');
  expect(readdirSync(site('releases'))).toHaveLength(1);
});

testOnLinux('a first release that nginx refuses leaves nothing live', () => {
  upload('first', { conf: 'refuse' });

  expect(run('release').status).toBe(1);
  expect(existsSync(site('current'))).toBe(false);
});
