import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { lawyerQuestions, lawyerQuestionsReport } from './lawyer-questions';

const root = join(__dirname, '../../..');

test.each(lawyerQuestions)('$topic: names paths that exist', ({ places }) => {
  expect(places.filter((place) => !existsSync(join(root, place)))).toEqual([]);
  expect(places).not.toEqual([]);
});

test('prints every question as open, with the states served', () => {
  const text = lawyerQuestionsReport({ statesServed: ['Ohio', 'Texas'], languages: ['en', 'es'] });

  expect(text).toContain('for the states served (Ohio, Texas)');
  for (const { topic, question } of lawyerQuestions)
    expect(text).toContain(`? ${topic}: ${question}`);
  expect(text).not.toMatch(/[✓✔]|passed/);
});

test('asks for all states, and nothing about Spanish, if the site has no Spanish', () => {
  const spanish = lawyerQuestions.filter(({ language }) => language === 'es');
  const text = lawyerQuestionsReport({ statesServed: 'all', languages: ['en'] });
  expect(text).toContain('(all states)');
  expect(spanish).not.toEqual([]);
  expect(spanish.filter(({ topic }) => text.includes(topic))).toEqual([]);
});
