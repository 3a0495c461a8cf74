import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { makeFolder } from './build.testing';
import { checksumLine, checksums, checksumsFile, writeFiles } from './files';

export const releaseScript = readFileSync(join(__dirname, '../nginx-release.sh'), 'utf8');

/**
 * Ways in which one command of nginx-release.sh goes wrong, as shell code that runs in place of that command. `"$name"
 * "$@"` runs the command itself.
 */
export const faults = {
  fails: 'exit 70',
  'fails after its work': '"$name" "$@"; exit 70',
  // This also covers a script that is killed after the previous command, because between two commands only the shell
  // itself does something.
  'is killed before': 'kill -9 0',
} as const;

/** `at` is the number of the command that fails, starting at 1. With 0, the commands are counted, but none fails. */
export type PlantedFault = { readonly at: number; readonly how: keyof typeof faults };

/**
 * All commands that the script may use. When faults are planted, PATH contains only counting wrappers of these, so an
 * unlisted command fails the test.
 */
const commands =
  'cat cmp cp date find flock grep head ln mkdir mv nginx readlink rm sha256sum sync'.split(' ');

const systemPath = process.env['PATH'];

/**
 * A replacement for nginx. The word "refuse" in `current/nginx.conf` stands for an error in the configuration: the
 * command then fails. `nginx -t` only checks this. A reload also copies `current/root.conf`, which names the folder to
 * serve, to `served`, where tests read it.
 */
const nginx = `
! grep -q refuse current/nginx.conf 2> /dev/null || { echo 'nginx: refused' >&2; exit 1; }
[ "$1" = -t ] || cat current/root.conf > ../served 2> /dev/null || : > ../served`;

/** For tests: a server with the folder that docs/go-live.md sets up. Shell scripts replace nginx and `date`. */
export function makeServer() {
  const folder = makeFolder({ 'site/.keep': '', served: '' });
  const site = (name: string) => join(folder, 'site', name);
  let clock = 0;

  function program(name: string, code: string, path = 'programs'): void {
    mkdirSync(join(folder, path), { recursive: true });
    writeFileSync(join(folder, path, name), `#!/bin/sh\n${code}\n`, { mode: 0o755 });
  }
  program('nginx', nginx);
  const counted = `
read -r count < "$FAULT/count"
count=$((count + 1))
echo "$count" > "$FAULT/count"
name=\${0##*/}
echo "$name $*" >> "$FAULT/calls"
PATH=$FAULT/programs:$REAL_PATH
[ "$count" != "$AT" ] || eval "$HOW"
exec "$name" "$@"`;
  program('counted', counted, 'counted');
  for (const name of commands) symlinkSync('counted', join(folder, 'counted', name));

  /**
   * Runs a command of the script. With a fault, the commands that the script uses are counted, and one of them goes
   * wrong, unless `at` is 0. The replaced clock advances by a second for each run, because the time is the name of a
   * release.
   */
  function run(
    command: readonly string[],
    { fault, script = releaseScript }: { fault?: PlantedFault; script?: string } = {},
  ) {
    program('date', `echo 20260101-${String((clock += 1)).padStart(6, '0')}`);
    writeFiles(folder, { count: '0\n', calls: '' });
    const { status, stdout, stderr } = spawnSync('/bin/sh', ['-s', ...command], {
      input: script,
      encoding: 'utf8',
      // The script gets a process group of its own, so that `kill -9 0` ends the script and not the test.
      ...({ detached: true } as object),
      env: {
        PATH: fault ? join(folder, 'counted') : `${join(folder, 'programs')}:${systemPath}`,
        REAL_PATH: systemPath,
        FAULT: folder,
        SITE_FOLDER: site('.'),
        AT: `${fault?.at ?? 0}`,
        HOW: fault && faults[fault.how],
      },
    });
    return { status, output: stdout + stderr };
  }

  /** Which release nginx serves, the text of its home page, and whether all its files match their checksums. */
  function served() {
    const root = /^root (.*);$/m.exec(readFileSync(join(folder, 'served'), 'utf8'))?.[1];
    if (!root) return { name: 'nothing', page: '', isWhole: true };
    const read = (name: string) => {
      const file = join(root, '..', name);
      return existsSync(file) ? readFileSync(file, 'utf8') : '';
    };
    const lines = read(checksumsFile).trimEnd().split('\n');
    return {
      name: basename(dirname(root)),
      page: read('client/index.html'),
      isWhole: lines.every((line) => line === checksumLine(line.slice(66), read(line.slice(66)))),
    };
  }

  /** Uploads a release. Its home page, one of its scripts, and its configuration contain `name`. */
  function upload(name: string, { mode = 'production', conf = '' } = {}): void {
    const files = {
      'client/index.html': name,
      'client/assets/shared.js': 'shared',
      [`client/assets/${name}.js`]: name,
      'nginx.conf': `# ${name} ${conf}`,
      'stamp.json': JSON.stringify({ mode }, null, 2),
    };
    const made = makeFolder(files);
    writeFileSync(join(made, checksumsFile), checksums(made));
    spawnSync('rm', ['-rf', site('upload')]);
    cpSync(made, site('upload'), { recursive: true });
  }

  /**
   * Saves the server's state.
   * @returns A function that restores it.
   */
  function snapshot(): () => void {
    const kept = makeFolder();
    const copy = (from: string, to: string) =>
      spawnSync('sh', ['-c', `cd ${to} && rm -rf site && cp -a ${from}/site ${from}/served .`]);
    copy(folder, kept);
    return () => void copy(kept, folder);
  }

  return {
    site,
    snapshot,
    program,
    run,
    served,
    upload,
    calls: () => readFileSync(join(folder, 'calls'), 'utf8').trimEnd().split('\n'),
  };
}
