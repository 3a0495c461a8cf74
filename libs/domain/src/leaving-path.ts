/**
 * Asked for on leaving: its response makes the browser empty its cache of this site (requirements § 8.1). Apart from
 * `paths.ts`, whose table would double the script of every page.
 */
export const leavingPath = '/left.txt';
