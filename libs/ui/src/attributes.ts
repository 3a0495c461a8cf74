// Attributes through which scripts find elements of this library, and through which its styles see what scripts have
// set. They are separate constants, so that a script contains only those that it uses.

/** On the link that leaves the site ("Exit"). */
export const exitAttribute = 'data-exit';

/** On the live region that announces how many more key presses leave the site. */
export const exitStatusAttribute = 'data-exit-status';

/** Set on the root element when the visitor leaves. It hides the page at once. */
export const leavingAttribute = 'data-leaving';

/**
 * A field's autofill token (WCAG 1.3.5), such as `postal-code`. A script sets it as `autocomplete` only while the field
 * is empty (decision 16).
 */
export const autofillAttribute = 'data-autocomplete';

/** On the group of radio buttons with the issues' pictures. */
export const issuePicturesAttribute = 'data-issue-pictures';
