import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readyFacts, realReview } from './launch.testing';
import { questionParts } from './questions';

const questions = readFileSync(join(__dirname, '../../../docs/lawyer-questions.md'), 'utf8');

test('every part is a heading of the document, and a site with everything raises each', () => {
  const facts = { ...readyFacts, languages: ['en', 'es'] as const, statesServed: 'all' as const };
  const headings = questions.split('\n').flatMap((line) => /^## (.*)/.exec(line)?.[1] ?? []);

  expect(questionParts({ facts, reviews: [realReview] })).toEqual(headings);
});

test('a site in English, for Ohio, and without reviews raises only what every site does', () => {
  const facts = {
    ...readyFacts,
    languages: ['en'] as const,
    statesServed: ['Ohio'] as const,
  };

  expect(questionParts({ facts, reviews: [] })).toEqual(['Every site']);
});
