import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { lawyerQuestions, lawyerQuestionsReport } from './lawyer-questions';

const root = join(__dirname, '../../..');
const guide = readFileSync(join(root, 'docs/operate.md'), 'utf8');

test.each(lawyerQuestions)('$topic: names paths that exist', ({ places }) => {
  expect(places.filter((place) => !existsSync(join(root, place)))).toEqual([]);
  expect(places).not.toEqual([]);
});

test.each(lawyerQuestions)(
  '$topic: docs/operate.md repeats the question',
  ({ topic, question }) => {
    expect(guide).toContain(`**${topic}.** ${question}`);
  },
);

test('prints every question as open, with the states served', () => {
  const text = lawyerQuestionsReport(['Ohio', 'Texas']);

  expect(text).toContain('for the states served (Ohio, Texas)');
  for (const { topic, question } of lawyerQuestions)
    expect(text).toContain(`? ${topic}: ${question}`);
  expect(text).not.toMatch(/[✓✔]|passed/);
});

test('prints that the site serves all states', () => {
  expect(lawyerQuestionsReport('all')).toContain('(all states)');
});
