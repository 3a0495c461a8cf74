/** The id of the intake form. */
export const intakeFormId = 'intake';
