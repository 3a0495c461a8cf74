import type { Tag } from './tags';

/** In CSS px, and device pixels for each of them. */
export type Screen = { readonly width: number; readonly density: number };

type Candidate = { readonly address: string; readonly density: number };

const formats = ['image/avif', 'image/webp', 'image/svg+xml', 'image/png', 'image/jpeg'];

/**
 * The address that Chromium takes from the `source` elements before an `img`, and the `img` itself at the end.
 * @throws Error for a media condition or a length that this does not know.
 */
export function chosenSource(elements: readonly Tag[], screen: Screen): string | undefined {
  const element = elements.find(
    ({ attributes: { media, type } }) =>
      (!media || matches(media, screen)) && (!type || formats.includes(type)),
  );
  const { srcset, sizes = '100vw', src } = element?.attributes ?? {};
  return srcset ? chosen(candidatesOf(srcset, sizes, screen), screen.density) : src;
}

/** Chromium's own rule, seen from 1 to 3: the first that is dense enough, or the densest there is. */
function chosen(candidates: readonly Candidate[], density: number): string | undefined {
  const enough = candidates.find((candidate) => candidate.density >= density);
  return (enough ?? candidates.at(-1))?.address;
}

function candidatesOf(srcset: string, sizes: string, screen: Screen): readonly Candidate[] {
  const slot = slotOf(sizes, screen);
  return srcset
    .split(',')
    .map((entry) => entry.trim().split(/\s+/))
    .map(([address = '', descriptor = '1x']) => {
      const value = Number.parseFloat(descriptor);
      return { address, density: descriptor.endsWith('w') ? value / slot : value };
    })
    .toSorted((a, b) => a.density - b.density);
}

/** How wide a picture will be shown, in CSS px. */
function slotOf(sizes: string, screen: Screen): number {
  for (const entry of sizes.split(',')) {
    const { media, length } =
      /^(?<media>\(.*?\)\s+)?(?<length>calc\(.*\)|[^\s()]+)$/.exec(entry.trim())?.groups ?? {};
    if (!length)
      throw new Error(`"${entry}" in sizes="": this knows one length after a condition.`);
    if (!media || matches(media, screen)) return pixelsOf(length, screen);
  }
  return screen.width;
}

/** A length, or a sum of them in `calc()`. */
function pixelsOf(length: string, screen: Screen): number {
  const terms = length.replace(/^calc\((.*)\)$/, '$1').replaceAll(' - ', ' + -');
  return terms.split(' + ').reduce((sum, term) => {
    const { value, unit } = /^(?<value>-?[\d.]+)(?<unit>px|vw|rem|em)$/.exec(term)?.groups ?? {};
    if (!unit)
      throw new Error(`"${length}" in sizes="": this knows px, vw, rem, em and their sums.`);
    return sum + Number(value) * { px: 1, vw: screen.width / 100, rem: 16, em: 16 }[unit as 'px'];
  }, 0);
}

function matches(media: string, screen: Screen): boolean {
  return media.split(/\band\b/).every((condition) => {
    const { edge, value } =
      /^\s*\((?<edge>min|max)-width:\s*(?<value>[\d.]+)px\)\s*$/.exec(condition)?.groups ?? {};
    if (!edge) throw new Error(`"${condition}": this knows min-width and max-width in px.`);
    return edge === 'min' ? screen.width >= Number(value) : screen.width <= Number(value);
  });
}
