/** The id of the intake form, into which `fill-from-query.ts` writes. */
export const intakeFormId = 'intake';
