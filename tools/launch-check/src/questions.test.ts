import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ready } from './launch.testing';
import { questionParts } from './questions';

const questions = readFileSync(join(__dirname, '../../../docs/lawyer-questions.md'), 'utf8');

test('a site with everything raises each part, and one in English for Ohio only what every site does', () => {
  const headings = questions.split('\n').filter((line) => line.startsWith('## '));
  const everywhere = { ...ready.facts, statesServed: 'all' as const };
  const english = { ...ready.facts, languages: ['en'] as const };

  expect(questionParts(questions, { ...ready, facts: everywhere })).toHaveLength(headings.length);
  expect(questionParts(questions, { facts: english, reviews: [] })).toEqual(['Every site']);
});
