import { phoneWithLargeText, smallestPhones } from './theme/sizes';

/** Of "Lawyers": what fits on every phone in the usual size. */
const shortWord = 7;

/** The width in em of a letter of a wide word, and in px of what is beside the brand. */
const letter = 0.6;
const besideBrand = { onPhone: 258, withoutLogo: 220 };

/** Windows in which a long brand on one line leaves the exit no room for its own line. */
const narrow = '@media (max-width: 32em)';

/** The exit beside a longer brand has two lines at once: with one, it would move while the brand is parsed. */
export function exitBeside(brand: string) {
  return brand.length > shortWord ? { [narrow]: { maxWidth: '7rem' } } : undefined;
}

/**
 * Makes a brand smaller on phones on which its longest word would not fit beside Exit and the menu, and would be cut in
 * two. The smallest ones leave the logo out.
 */
export function brandSize(brand: string) {
  const letters = Math.max(...brand.split(/[\s-]+/).map(({ length }) => length));
  if (letters <= shortWord) return undefined;
  const fitting = (beside: number, largest: string) =>
    `clamp(0.75rem, calc((100vw - ${beside}px) / ${(letters * letter).toFixed(1)}), ${largest})`;
  return {
    fontSize: fitting(besideBrand.onPhone, '1.4375rem'),
    [smallestPhones]: {
      fontSize: fitting(besideBrand.withoutLogo, '1.125rem'),
      svg: { display: 'none' },
    },
    // The brand has a row of its own.
    [phoneWithLargeText]: { fontSize: '1.125rem' },
  };
}
