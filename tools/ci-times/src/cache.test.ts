import { rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { copyWorkspace } from '@lawyers/test-run';
import { changes, withChange } from './changes';
import { changedTasks, taskHashes, type TaskHashes } from './task-hashes';

const targets = ['test', 'build', 'build-sandbox'];

let copy: string;
let before: TaskHashes;

// Nx reads the workspace four times; a busy machine is slow, not wrong.
jest.setTimeout(300_000);

beforeAll(() => {
  copy = copyWorkspace(resolve(__dirname, '../../..'));
  before = taskHashes(copy, targets);
});
afterAll(() => rmSync(copy, { recursive: true }));

/** The tasks that run again after a change of this kind. */
function again(kind: string): readonly string[] {
  const change = changes.find((one) => one.kind === kind);
  if (!change) throw new Error(`There is no change of the kind "${kind}".`);
  return withChange(change, copy, () => changedTasks(before, taskHashes(copy, targets)));
}

test('another setting in the environment builds the site again, and nothing else', () => {
  const after = taskHashes(copy, targets, { VITE_PHONE: '(202) 555-0199' });
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
