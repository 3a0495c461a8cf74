import { resolve } from 'node:path';
import { changes, withChange } from './changes';
import { changedTasks, taskHashes, type TaskHashes } from './task-hashes';
import { copyWorkspace, type WorkspaceCopy } from './workspace-copy';

const targets = ['test', 'build', 'build-sandbox'];

let copy: WorkspaceCopy;
let before: TaskHashes;

// Nx reads the workspace four times; a busy machine is slow, not wrong.
jest.setTimeout(300_000);

beforeAll(() => {
  copy = copyWorkspace(resolve(__dirname, '../../..'));
  before = taskHashes(copy.root, targets);
});
afterAll(() => copy.remove());

/** The tasks that run again after a change of this kind. */
function again(kind: string): readonly string[] {
  const change = changes.find((one) => one.kind === kind);
  if (!change) throw new Error(`There is no change of the kind "${kind}".`);
  return withChange(change, copy.root, () => changedTasks(before, taskHashes(copy.root, targets)));
}

test('another setting in the environment builds the site again, and nothing else', () => {
  const after = taskHashes(copy.root, targets, { VITE_PHONE: '(202) 555-0199' });
  expect(changedTasks(before, after)).toEqual(expect.arrayContaining(['web:build']));
  expect(changedTasks(before, after).filter((task) => !task.startsWith('web:build'))).toEqual([]);
});

test('a README builds nothing again', () => {
  expect(again('a README').filter((task) => /:build/.test(task))).toEqual([]);
});

test('an article builds the site again, and neither mail nor the components are touched', () => {
  const tasks = again('an article’s text');
  expect(tasks).toEqual(expect.arrayContaining(['blog-content:test', 'web:build-sandbox']));
  expect(tasks.filter((task) => /^(mail|ui|domain):/.test(task))).toEqual([]);
});
