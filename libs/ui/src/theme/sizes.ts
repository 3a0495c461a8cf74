/** The minimum target size: 44 px (requirements § 8.1); WCAG 2.5.8 requires 24. */
export const minTargetSize = '44px';

/** A link with the minimum target height. */
export const touchTarget = {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: minTargetSize,
} as const;

/** Styles that depend on the header's height without its border, in rem: 64 px, and 76 px from the breakpoint `md`. */
export const headerHeightStyles = <T extends object>(style: (headerHeight: number) => T) => ({
  ...style(4),
  '@media (min-width:768px)': style(4.75),
});

/** The maximum width of a form (requirements § 9) and of the elements above it. */
export const formWidth = '1000px';

/** The width of a text column, with the page margins. */
export const textWidth = 'calc(40rem + 3rem)';
