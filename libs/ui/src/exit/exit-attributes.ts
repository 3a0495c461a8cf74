// Exit is the link that leaves the site at once and hides what was read. By these attributes, its scripts find its
// elements, and its styles see that the visitor is leaving.

/** On the link that leaves the site ("Exit"). */
export const exitAttribute = 'data-exit';

/** On the live region that announces how many more key presses leave the site, and that the visitor is leaving. */
export const exitStatusAttribute = 'data-exit-status';

/**
 * Set on the root element when the visitor leaves, and while a page that Back has restored reloads. It hides the page
 * at once.
 */
export const leavingAttribute = 'data-leaving';
