/** The smallest target for a finger (WCAG 2.5.8 asks 24, we take 44). */
export const target = '44px';

/** A link or a line of its own, as high as a finger. */
export const tapLine = { display: 'inline-flex', alignItems: 'center', minHeight: target } as const;

/** As wide as a form may be, and what stands above it (requirements § 9). */
export const formWidth = '1000px';

/** The longest comfortable line of text, with the page's margins. */
export const textWidth = 'calc(40rem + 3rem)';
