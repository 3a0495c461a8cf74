/**
 * The minimum size of targets: 44 px, which requirements § 8.1 demand of Exit. This design gives that height to all
 * other targets, too, except links within a sentence. WCAG 2.5.8 requires 24 px.
 */
export const minTargetSize = '44px';

/** A link with the minimum target height. */
export const touchTarget = {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: minTargetSize,
} as const;

/**
 * The header's height without its border. `global-style.ts` sets this variable: 64 px, or 76 px in windows of at least
 * 768 px, both at the default font size, and two rows on phones with large text.
 */
export const headerHeight = 'var(--header-height)';

/** Windows in which brand, Exit, and menu button barely fit into the header. */
export const smallestPhones = '@media (max-width: 359px)';

/**
 * Phones with enlarged text, on which brand, Exit, and menu button do not fit into one row. At a width of 360 px, this
 * is a browser font size of more than 18 px, where 16 px is the default.
 */
export const phoneWithLargeText = '@media (max-width: 19.99em)';

/** The maximum width of a form (requirements § 9) and of the elements above it. */
export const formWidth = '1000px';

/**
 * The maximum width of an input of one line: that of half a form beside the column for headings, so that an input alone
 * in its row ends where one with a neighbor ends.
 */
export const fieldWidth = '26.375rem';

/** The width of a text column, about 68 characters. */
export const textWidth = '40rem';

/**
 * On a wide screen, the width of the column for headings, and the gap between it and the text. So the texts of all
 * pages have the same left edge.
 */
export const headingColumn = '16rem';
export const headingGap = '5.25rem';
