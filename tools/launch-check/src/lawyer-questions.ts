import { readFileSync } from 'node:fs';
import { site, type Language, type SiteFacts } from '@lawyers/domain';

/** A question that only a lawyer for the states served can answer. */
type LawyerQuestion = {
  readonly topic: string;
  readonly question: string;
  /** About the texts in this language, for a lawyer who speaks it. */
  readonly language?: Language;
  /** The code and documents concerned: paths from the workspace root. */
  readonly places: readonly string[];
};

/** The question behind the states that `check-site-facts.ts` refuses. */
export const healthDataTopic = 'Health data in Washington and Nevada';

export const lawyerQuestions: readonly LawyerQuestion[] = JSON.parse(
  readFileSync(new URL('./lawyer-questions.json', import.meta.url), 'utf8'),
) as readonly LawyerQuestion[];

/** The questions as text. They never count as passed. */
export function lawyerQuestionsReport({
  statesServed: served,
  languages,
}: Pick<SiteFacts, 'statesServed' | 'languages'> = site): string {
  const asked = lawyerQuestions.filter(({ language }) => !language || languages.includes(language));
  const where = served === 'all' ? 'all states' : served.join(', ');
  const lines = asked.map(
    ({ topic, question, places }) => `  ? ${topic}: ${question}\n    ${places.join(', ')}\n`,
  );
  return `To be answered by a lawyer before launch, for the states served (${where}):\n\n${lines.join('\n')}`;
}
