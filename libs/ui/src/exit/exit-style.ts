import { exitAttribute, exitStatusAttribute, leavingAttribute } from './exit-attributes';

/** Global styles of Exit. */
export const exitStyle = {
  // `leave.ts` sets this attribute, to hide the page at once (requirements § 8.1). The live region stays rendered, so
  // that screen readers announce it.
  [`html[${leavingAttribute}]`]: { overflow: 'hidden' },
  // Two selectors instead of `:is()`: Chrome before 88 would drop the whole rule.
  [`html[${leavingAttribute}] body, html[${leavingAttribute}] body *`]: {
    visibility: 'hidden !important',
  },
  [`html[${leavingAttribute}] [${exitStatusAttribute}]`]: { visibility: 'visible !important' },
} as const;

/** Exit is not printed. */
export const exitPrintStyle = { [`[${exitAttribute}]`]: { display: 'none !important' } } as const;
