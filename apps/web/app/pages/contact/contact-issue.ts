import { fieldIds } from '@lawyers/ui';

/** The id of the contact form. */
export const contactFormId = 'contact';

/** The props of `IssueHelp` beside the contact form. */
export const contactIssue = { selectId: fieldIds(contactFormId, 'accident_type').input };
