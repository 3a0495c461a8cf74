import type { intakeForm } from './intake-form';

/**
 * The names of the query parameters of the intake form (requirements § 2.7). They are keys of questions, because a
 * script fills in the field of each of these questions from the query parameter that has its name.
 */
export const intakeParameters = {
  issue: 'accidentId',
  zip: 'zipCode',
} as const satisfies Readonly<Record<string, keyof typeof intakeForm>>;
