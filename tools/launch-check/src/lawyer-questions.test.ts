import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { lawyerQuestions, lawyerQuestionsReport } from './lawyer-questions';

const root = join(__dirname, '../../..');
const guide = readFileSync(join(root, 'docs/operate.md'), 'utf8');

test.each(lawyerQuestions)('$topic: leads to places that exist', ({ places }) => {
  expect(places.filter((place) => !existsSync(join(root, place)))).toEqual([]);
  expect(places).not.toEqual([]);
});

test.each(lawyerQuestions)(
  '$topic: the guide for operators asks the same',
  ({ topic, question }) => {
    expect(guide).toContain(`**${topic}.** ${question}`);
  },
);

test('every question is printed as one to be answered, for the states served', () => {
  const text = lawyerQuestionsReport(['Ohio', 'Texas']);

  expect(text).toContain('for the states served (Ohio, Texas)');
  for (const { topic, question } of lawyerQuestions)
    expect(text).toContain(`? ${topic}: ${question}`);
  expect(text).not.toMatch(/[✓✔]|passed/);
});

test('a site that serves every state says so', () => {
  expect(lawyerQuestionsReport('all')).toContain('(all states)');
});
