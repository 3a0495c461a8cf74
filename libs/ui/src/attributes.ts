// The attributes by which scripts of the site find what this library renders, and its styles what scripts have set.
// Separate constants, so that the page script contains only those that it uses.

/** The link that leaves the site. */
export const exitAttribute = 'data-exit';

/** The live region that announces the key presses that leave. */
export const exitStatusAttribute = 'data-exit-status';

/** Set on the root element by the page script on leaving: hides the page. */
export const leavingAttribute = 'data-leaving';

/** A field's autofill token (WCAG 1.3.5), such as `postal-code`, which the field has only while it is empty. */
export const autofillAttribute = 'data-autocomplete';

/** The group of radio buttons with the issues' pictures. */
export const issuePicturesAttribute = 'data-issue-pictures';
