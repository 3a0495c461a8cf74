/**
 * The names of the query parameters of the intake form (requirements § 2.7). They must equal the keys of these two
 * questions in `intakeForm`, because a script fills in each of the two fields from the query parameter that has its
 * name.
 */
export const intakeParameters = { issue: 'accidentId', zip: 'zipCode' } as const;
