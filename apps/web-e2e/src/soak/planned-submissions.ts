import type { SoakOptions } from './soak-options';
import { planSubmission, type SubmissionPlan } from './submission-plan';

/** The plans of all submissions of a run. */
export function plannedSubmissions({ seed, count, only }: SoakOptions): readonly SubmissionPlan[] {
  const indexes = only ?? Array.from({ length: count }, (_, index) => index);
  return indexes.map((index) => planSubmission(seed, index));
}
