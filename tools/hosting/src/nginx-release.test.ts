import { appendFileSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { faults, makeServer, releaseScript, type PlantedFault } from './nginx-server.testing';

// Runs nginx-release.sh, which puts a build live on a server. It is for servers with Debian or Ubuntu and uses their
// commands.
const onLinux = process.platform === 'linux' ? test : test.skip;

let server: ReturnType<typeof makeServer>;
beforeEach(() => {
  server = makeServer();
});

const scripts = () => readdirSync(server.site('current/client/assets')).toSorted().join(' ');
const releases = () => readdirSync(server.site('releases')).toSorted();

/** Runs a command of the script, and returns its exit status and output. */
function run(...command: readonly string[]): string {
  const { status, output } = server.run(command);
  return `${status}: ${output}`;
}

function release(page: string): string {
  server.upload(page);
  expect(run('release')).toMatch(/^0: Live: /);
  return server.served().name;
}

onLinux(
  'puts an upload live, with the scripts of those before it, and names what it replaces',
  () => {
    const first = release('first');
    server.upload('second');
    const output = run('release');
    const { name, page, isWhole } = server.served();
    expect({ page, isWhole }).toEqual({ page: 'second', isWhole: true });
    expect(output).toBe(`0: Live: ${name}, instead of ${first}\n`);
    expect(scripts()).toBe('first.js second.js shared.js');
  },
);

onLinux('does not release the live build again, so that back still leads to another one', () => {
  const first = release('first');
  const second = release('second');
  expect(run('release')).toBe(`0: Nothing to do: ${second} is live, and is this build.\n`);
  expect(releases()).toEqual([first, second]);
  run('back');
  expect(server.served().page).toBe('first');
});

onLinux('goes back with the scripts of newer releases, and names what it leaves', () => {
  expect(run('back')).toBe('1: There is no release to go back to. Live: nothing\n');
  const names = ['first', 'second', 'third'].map(release);
  for (const at of [1, 0]) {
    expect(run('back')).toBe(`0: Live: ${names[at]}, instead of ${names[at + 1]}\n`);
    expect(server.served()).toMatchObject({ name: names[at], isWhole: true });
  }
  expect(scripts()).toBe('first.js second.js shared.js third.js');
  expect(run('back')).toBe(`1: There is no release to go back to. Live: ${names[0]}\n`);
  expect(run('back', `${names[2]}`)).toMatch(/^0: /);
  expect(server.served().page).toBe('third');
  expect(run('list')).toBe(`0: ${names[0]}\n${names[1]}\n${names[2]} <-\n`);
});

onLinux('goes back to what was live, and not to a newer release that was left', () => {
  release('good');
  release('bad');
  run('back');
  release('also bad');
  run('back');
  expect(server.served().page).toBe('good');
});

onLinux('keeps five releases and their assets, and the one to go back to', () => {
  ['a', 'b', 'c', 'd', 'e', 'f'].forEach(release);
  expect(releases()).toHaveLength(5);
  expect(scripts()).toBe('b.js c.js d.js e.js f.js shared.js');
  run('back', `${releases()[0]}`);
  // The new release replaces the oldest one (b), which is therefore kept beside the five newest ones.
  release('g');
  expect(releases()).toHaveLength(6);
  expect(run('back')).toMatch(/^0: /);
  expect(server.served()).toMatchObject({ page: 'b', isWhole: true });
});

const changed = (file: string) => () => appendFileSync(server.site(`upload/${file}`), 'x');
const wrongFile =
  /^1: Not released: the upload is not whole, .* First: client\/index\.html: FAILED/;

onLinux.each<[string, () => void, RegExp]>([
  ['a sandbox build', () => server.upload('second', { mode: 'sandbox' }), /^1: .*sandbox build/],
  [
    'what nginx refuses',
    () => server.upload('second', { conf: 'refuse' }),
    /^1: nginx: refused\nNot released\. Live: \d+-000001\n/,
  ],
  ['nothing', () => rmSync(server.site('upload'), { recursive: true }), /^1: Nothing was uploaded/],
  ['a changed file', changed('client/index.html'), wrongFile],
  [
    'an upload that was interrupted',
    () => rmSync(server.site('upload/client/index.html')),
    /^1: [^]*not whole/,
  ],
])('refuses %s, leaves nothing of it, and takes the next', (_what, prepare, message) => {
  release('first');
  server.upload('second');
  prepare();
  expect(run('release')).toMatch(message);
  expect(server.served()).toMatchObject({ page: 'first', isWhole: true });
  expect(releases()).toHaveLength(1);
  release('third');
});

onLinux('serves no file that an upload changes after the check', () => {
  server.upload('first');
  server.program('sha256sum', '/usr/bin/sha256sum "$@" && echo x >> ../upload/client/index.html');
  expect(run('release')).toMatch(/^0: /);
  expect(server.served()).toMatchObject({ page: 'first', isWhole: true });
});

onLinux('keeps a release that nginx may serve, if both the switch and its undoing fail', () => {
  release('first');
  server.upload('second');
  server.program('nginx', '[ "$1" = -t ]');
  expect(run('release')).toMatch(/^1: nginx did not say whether it reloaded/);
  expect(releases()).toHaveLength(2);
});

onLinux('refuses a second command while one runs', () => {
  server.upload('first');
  const { script, other } = { script: releaseScript, other: server.site('other') };
  server.program('sync', `PATH=$REAL_PATH; sh -s list < "${other}" > "${other}.out" 2>&1; exit 0`);
  appendFileSync(other, script);
  expect(run('release')).toMatch(/^0: /);
  expect(readFileSync(`${other}.out`, 'utf8')).toMatch(/another command .* is still running/);
});

onLinux('says what is in the way if "current" is a folder', () => {
  mkdirSync(server.site('current'));
  server.upload('first');
  expect(run('release')).toMatch(/^1: Nothing was done: .*\/current has to be a link/);
  rmSync(server.site('current'), { recursive: true });
  expect(run('release')).toMatch(/^0: Live: /);
});

/**
 * Commands that change nothing. Of the faults, only a failure before their work is planted: a failure after it has the
 * same effect or none, and a script that is killed before one of them leaves what it leaves when it is killed before
 * the next command.
 */
const onlyReads = /^(?:cat|cmp|date|flock|grep|readlink|sha256sum) |^find (?!.* -delete$)/;

/** What the script must print unless it is killed: what is live, or that nothing changed, or that it cannot know. */
const outcome = /Live: |Nothing was done|Not released|did not say/;

// Keeps one release instead of five, so that two releases are enough to make the script delete one.
const script = releaseScript.replace('kept=5', 'kept=1');

onLinux.each<[string, readonly string[], string]>([
  ['the first release', [], 'release'],
  ['a later release', ['first', 'second'], 'release'],
  ['the way back', ['first', 'second'], 'back'],
])(
  'in %s, whatever command fails or is killed, one whole release is live, as printed, and the next works',
  (_what, before, command) => {
    before.forEach(release);
    server.upload('new');
    const restore = server.snapshot();
    const counted = server.run([command], { script, fault: { at: 0, how: 'fails' } });
    expect(counted.status).toBe(0);
    const calls = server.calls();
    expect(calls.length).toBeGreaterThan(8);

    for (const [index, call] of calls.entries()) {
      const ways: readonly PlantedFault['how'][] = onlyReads.test(call)
        ? ['fails']
        : (Object.keys(faults) as PlantedFault['how'][]);
      for (const how of ways) {
        restore();
        const was = server.served().name;
        const { status, output } = server.run([command], { script, fault: { at: index + 1, how } });
        const { name, isWhole } = server.served();
        const printed = [...output.matchAll(/Live: ([\d-]+|nothing)/g)].at(-1)?.[1];
        const list = how === 'is killed before' ? server.run(['list'], { script }).output : '';
        const listed = server.served();
        const next = server.run(['release'], { script });
        const then = server.served();
        expect({
          planted: `${call} ${how}`,
          isWhole: isWhole && listed.isWhole && then.isWhole,
          isSaid: how === 'is killed before' || outcome.test(output),
          printed,
          isUntrue:
            (status === 0 && name === was) ||
            (/Nothing was done|Not released/.test(output) && name !== was),
          // Once another release is live, the script succeeds, even if it cannot delete old files, so that the commands
          // of docs/go-live.md go on to their last check. It fails only if nginx "did not say" which release it serves.
          hasFailedAlthoughLive:
            how !== 'is killed before' &&
            status !== 0 &&
            name !== was &&
            !/did not say/.test(output),
          arrow: /^(\S+) <-$/m.exec(list)?.[1],
          next: [next.status, then.page],
          left: readdirSync(server.site('.')).toSorted(),
        }).toEqual({
          planted: expect.any(String),
          isWhole: true,
          isSaid: true,
          printed: printed && name,
          isUntrue: false,
          hasFailedAlthoughLive: false,
          arrow: list.includes('<-') ? listed.name : undefined,
          next: [0, 'new'],
          left: ['.keep', 'assets', 'current', 'lock', 'releases', 'upload'],
        });
      }
    }
  },
  300_000,
);
