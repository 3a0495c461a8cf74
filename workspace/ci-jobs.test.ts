import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { parts } from './test-parts';

type Job = {
  readonly needs?: readonly string[];
  readonly steps: readonly { readonly run?: string }[];
};

const text = readFileSync(join(__dirname, '../.github/workflows/ci.yml'), 'utf8');
const { jobs } = parse(text) as { readonly jobs: Readonly<Record<string, Job>> };

test.each(Object.keys(parts))('ci.yml has a job "%s", which runs this part of npm test', (part) => {
  const commands = jobs[part]?.steps.map(({ run = '' }) => run) ?? [];
  expect(commands).toContainEqual(expect.stringMatching(new RegExp(`^npm test ${part}( |$)`)));
});

test('the job "gate" of ci.yml, which alone must pass before a merge, needs every other job', () => {
  const others = Object.keys(jobs).filter((name) => name !== 'gate');
  expect(jobs['gate']?.needs).toEqual(others);
});
