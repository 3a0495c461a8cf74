/** The id of the intake form, the prefix of its fields' ids. */
export const intakeFormId = 'intake';
