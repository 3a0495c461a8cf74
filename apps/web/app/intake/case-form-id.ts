/** The id of the intake form on its page. */
export const caseFormId = 'case';
