import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { lawyerQuestions, lawyerQuestionsReport } from './lawyer-questions';

const root = join(__dirname, '../../..');

test.each(lawyerQuestions)('$topic: names paths that exist', ({ places }) => {
  expect(places.filter((place) => !existsSync(join(root, place)))).toEqual([]);
  expect(places).not.toEqual([]);
});

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
