import { exitAttribute, exitStatusAttribute, leavingAttribute } from './exit-attributes';

/** Styles that hide the page as soon as the visitor uses Exit, the link that leaves the site. For every page. */
export const exitStyle = {
  // `leave.ts` sets this attribute, to hide the page at once (requirements § 8.1). The live region is not hidden, so
  // that screen readers announce that the visitor is leaving.
  [`html[${leavingAttribute}]`]: { overflow: 'hidden' },
  // Two selectors instead of `:is()`: Chrome before 88 would drop the whole rule.
  [`html[${leavingAttribute}] body, html[${leavingAttribute}] body *`]: {
    visibility: 'hidden !important',
  },
  [`html[${leavingAttribute}] [${exitStatusAttribute}]`]: { visibility: 'visible !important' },
} as const;

/** Styles for print. A printed page does not show the link of Exit, which has no use on paper. */
export const exitPrintStyle = { [`[${exitAttribute}]`]: { display: 'none !important' } } as const;
