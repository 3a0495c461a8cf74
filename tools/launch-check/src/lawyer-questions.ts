import { readFileSync } from 'node:fs';
import { site, type SiteFacts } from '@lawyers/domain';

/** What only a lawyer for the states served can answer. `docs/operate.md` repeats each question. */
type LawyerQuestion = {
  readonly topic: string;
  readonly question: string;
  /** Where the site states or does it: paths from the root of the workspace. */
  readonly places: readonly string[];
};

/** The question behind the states that `check-site-facts.ts` refuses. */
export const healthDataTopic = 'Health data in Washington and Nevada';

export const lawyerQuestions: readonly LawyerQuestion[] = JSON.parse(
  readFileSync(new URL('./lawyer-questions.json', import.meta.url), 'utf8'),
) as readonly LawyerQuestion[];

/** The questions for people: nothing here is a pass, whatever the other checks found. */
export function lawyerQuestionsReport(
  served: SiteFacts['statesServed'] = site.statesServed,
): string {
  const where = served === 'all' ? 'all states' : served.join(', ');
  const lines = lawyerQuestions.map(
    ({ topic, question, places }) => `  ? ${topic}: ${question}\n    ${places.join(', ')}\n`,
  );
  return `To be answered by a lawyer before launch, for the states served (${where}):\n\n${lines.join('\n')}`;
}
