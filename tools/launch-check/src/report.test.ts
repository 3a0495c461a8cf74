import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { launchWith, ready } from './launch.testing';
import { questionParts } from './questions';
import { report } from './report';

const questions = readFileSync(join(__dirname, '../../../docs/lawyer-questions.md'), 'utf8');

test('a site with everything raises each part, and one in English for Ohio only what every site does', () => {
  const headings = questions.split('\n').filter((line) => line.startsWith('## '));
  const everywhere = { ...ready.facts, statesServed: 'all' as const };
  const english = { ...ready.facts, languages: ['en'] as const };

  expect(questionParts(questions, { ...ready, facts: everywhere })).toHaveLength(headings.length);
  expect(questionParts(questions, { facts: english, reviews: [] })).toEqual(['Every site']);
});

test('the report on a ready launch says what was built, and which questions are open', () => {
  const text = report([], launchWith(), ['Every site']);
  expect(text).toMatch(
    /^Nothing that was checked .*\n\nThe folder was built for https:\/\/www\.harbor.* commit unknown/,
  );
  expect(text).toContain('"Every site"');
});
