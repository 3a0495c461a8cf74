/**
 * The names of the query parameters of the intake form (requirements § 2.7). They have a file of their own, because the
 * small script of pages with islands needs them but not the rest of `paths.ts`.
 */
export const intakeParameters = { issue: 'accidentId', zip: 'zipCode' } as const;
