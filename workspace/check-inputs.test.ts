import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { ProjectGraph } from '@nx/devkit';
import { compareInputs } from './compare-inputs';
import { readsOf } from './traced-reads';

test('finds what the processes and threads of a task read, without what they wrote', () => {
  const nx =
    'execve("/bin/node", ["nx"], ["A=b"]) = 0\nopenat(AT_FDCWD, "/w/nx.json", O_RDONLY) = 3</w/nx.json>\nclone(x) = 2';
  const task =
    'execve("/bin/sh", ["jest"], ["NX_TASK_TARGET_PROJECT=mail", "NX_TASK_TARGET_TARGET=test"]) = 0\n' +
    'openat(AT_FDCWD</w>, "a.ts", O_RDONLY|O_CLOEXEC) = 3</w/a.ts>\n' +
    'openat(AT_FDCWD</w>, "src", O_RDONLY|O_DIRECTORY) = 3</w/src>\n' +
    'openat(AT_FDCWD</w>, "out.json", O_WRONLY|O_CREAT, 0666) = 3</w/out.json>\nclone3(x) = 3';
  const thread =
    'openat(AT_FDCWD</w>, "link.ts", O_RDONLY) = 4</w/b.ts>\nopenat(AT_FDCWD</w>, "out.json", O_RDONLY) = 4</w/out.json>';

  const reads = readsOf(new Map(Object.entries({ 1: nx, 2: task, 3: thread })));
  expect([...reads]).toEqual([['mail:test', new Set(['/w/a.ts', '/w/b.ts'])]]);
});

describe('of a task', () => {
  const root = mkdtempSync(join(tmpdir(), 'inputs-'));
  const packages = { outer: '1.0.0', inner: '2.0.0', other: '3.0.0' };
  const files = {
    ...{ 'libs/mail/a.ts': '', 'libs/mail/b/c.ts': '', 'libs/ui/d.ts': '', 'e.json': '' },
    ...Object.fromEntries(
      Object.entries(packages).flatMap(([name, version]) => [
        [`node_modules/${name}/package.json`, JSON.stringify({ version })],
        [`node_modules/${name}/index.js`, ''],
      ]),
    ),
  };
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  afterAll(() => rmSync(root, { recursive: true }));

  const node = (name: string) => ({ name, type: 'lib', data: { root: `libs/${name}` } }) as const;
  const graph = {
    nodes: { mail: node('mail'), ui: node('ui') },
    externalNodes: Object.fromEntries(
      Object.entries(packages).map(([packageName, version]) => [
        `npm:${packageName}`,
        { type: 'npm', name: `npm:${packageName}`, data: { packageName, version } },
      ]),
    ),
    dependencies: { 'npm:outer': [{ source: 'npm:outer', target: 'npm:inner', type: 'static' }] },
  } as ProjectGraph;
  const compare = (
    reads: readonly string[],
    declared: Parameters<typeof compareInputs>[0]['declared'],
  ) =>
    compareInputs({
      task: 'mail:test',
      reads: reads.map((path) => join(root, path)),
      declared,
      graph,
      root,
    });

  test('a file that is not declared is named, with the input to declare', () => {
    const { undeclared } = compare(Object.keys(files).slice(0, 4), { files: ['libs/mail/b/c.ts'] });
    expect(undeclared).toEqual([
      'mail:test reads e.json. Declare "{workspaceRoot}/e.json"',
      'mail:test reads libs/mail/a.ts. Declare "{projectRoot}/a.ts"',
      'mail:test reads libs/ui/d.ts. Declare a dependency on ui, or "{workspaceRoot}/libs/ui/d.ts"',
    ]);
  });

  test('a file that another task wrote, a folder, and what is outside the workspace need no input', () => {
    const { undeclared } = compare(['e.json', 'libs/mail', '../elsewhere'], {
      depOutputs: ['e.json'],
    });
    expect(undeclared).toEqual([]);
  });

  test('of packages, those are named that no other undeclared package needs', () => {
    const reads = ['outer', 'inner', 'other'].map((name) => `node_modules/${name}/index.js`);
    const { undeclared } = compare(reads, { external: ['npm:other'] });
    expect(undeclared).toEqual([expect.stringContaining('mail:test loads outer.')]);
    expect(compare(reads, { external: ['AllExternalDependencies'] }).undeclared).toEqual([]);
  });

  test('a declared file that was not read is listed, a folder once', () => {
    const files = ['libs/mail/a.ts', 'libs/mail/b/c.ts', 'libs/mail/b/d.ts', '.gitignore'];
    expect(compare(['libs/mail/a.ts'], { files }).unread).toEqual(['libs/mail/b/']);
  });
});
