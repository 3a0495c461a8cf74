import { phoneWithLargeText, smallestPhones } from './theme/sizes';

/**
 * The length of "Lawyers" in letters. The brand is the operator's name in the header; a word of it that is not longer
 * fits on every phone at the normal text size.
 */
const shortWord = 7;

/** The width of a letter in a word of wide letters, in em. */
const letter = 0.6;

/** The width of Exit (the link that leaves the site) on two lines. It grows with the text. */
const exitWidth = '7rem';

/** Breaks Exit into two lines. */
export const exitOnTwoLines = { maxWidth: exitWidth } as const;

/** The width of everything else beside the brand's text, in px: margins, menu button, and on most phones the logo. */
const besideBrand = { onPhone: 146, withoutLogo: 108 };

/** Windows in which a brand longer than `shortWord` may leave too little room for Exit on one line. */
const narrow = '@media (max-width: 32em)';

/**
 * In a narrow window, Exit has two lines from the start if the brand is longer than `shortWord`. Exit precedes the
 * brand in the HTML, so a browser may paint it first: on one line, if it is not limited. It would change to two lines,
 * and move under a visitor's finger, when the browser has parsed the brand.
 */
export function exitBeside(brand: string) {
  return brand.length > shortWord ? { [narrow]: exitOnTwoLines } : undefined;
}

/**
 * Makes a brand smaller on phones where its longest word would not fit beside Exit and the menu button and would be
 * broken. On the smallest phones, the logo is left out as well.
 */
export function brandSize(brand: string) {
  const letters = Math.max(...brand.split(/[\s-]+/).map(({ length }) => length));
  if (letters <= shortWord) return undefined;
  const fitting = (beside: number, largest: string) =>
    `clamp(0.75rem, calc((100vw - ${exitWidth} - ${beside}px) / ${(letters * letter).toFixed(1)}), ${largest})`;
  return {
    fontSize: fitting(besideBrand.onPhone, '1.4375rem'),
    [smallestPhones]: {
      fontSize: fitting(besideBrand.withoutLogo, '1.125rem'),
      svg: { display: 'none' },
    },
    // With large text, Exit is in a row below the brand, which then needs less reduction.
    [phoneWithLargeText]: { fontSize: '1.125rem' },
  };
}
