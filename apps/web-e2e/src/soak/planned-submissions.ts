import type { SoakOptions } from './soak-options';
import { planSubmission, type SubmissionPlan } from './submission-plan';

/** Every submission that a run is to play. */
export function plannedSubmissions({ seed, count, only }: SoakOptions): readonly SubmissionPlan[] {
  const indexes = only ?? Array.from({ length: count }, (_, index) => index);
  return indexes.map((index) => planSubmission(seed, index));
}
