import { fieldIds } from '@lawyers/ui';

/** The id of the contact form on its pages. */
export const contactFormId = 'contact';

/** Where the issue is chosen in it. */
export const contactIssue = { select: fieldIds(contactFormId, 'accident_type').input };
