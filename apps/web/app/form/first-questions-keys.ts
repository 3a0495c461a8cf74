import { firstQuestions } from '@lawyers/domain';

/** The keys of what a lawyer must know first. */
export const firstQuestionsKeys = Object.keys(firstQuestions) as (keyof typeof firstQuestions)[];
