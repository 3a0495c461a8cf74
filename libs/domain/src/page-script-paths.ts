/**
 * What the page script needs of the site's addresses, apart from `paths.ts`, whose table would double the script of every
 * page. These are the names of the intake form's query parameters (requirements § 2.7).
 */
export const intakeParameters = { issue: 'accidentId', zip: 'zipCode' } as const;

/** Asked for on leaving: its response makes the browser empty its cache of this site (requirements § 8.1). */
export const leavingPath = '/left.txt';
