// The attributes by which the scripts of Exit find its elements, and its styles what the scripts have set.

/** On the link that leaves the site ("Exit"). */
export const exitAttribute = 'data-exit';

/** On the live region that announces how many more key presses leave the site. */
export const exitStatusAttribute = 'data-exit-status';

/** Set on the root element when the visitor leaves. It hides the page at once. */
export const leavingAttribute = 'data-leaving';
