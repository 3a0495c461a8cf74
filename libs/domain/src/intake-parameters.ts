/**
 * The names of the query parameters of the intake form (requirements § 2.7). In a file of its own, because the script of
 * pages with islands needs them without `paths.ts`.
 */
export const intakeParameters = { issue: 'accidentId', zip: 'zipCode' } as const;
