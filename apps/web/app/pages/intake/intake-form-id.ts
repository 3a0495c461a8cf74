/** The id of the intake form, and the prefix of its fields' ids. */
export const intakeFormId = 'intake';
