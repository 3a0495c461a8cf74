/**
 * Widths in px, each with a limit for the file size in bytes. The quality is reduced until the file is small enough,
 * but not below the lowest level of `encoding.ts`, at which a larger file is accepted.
 */
type Widths = Readonly<Record<number, number>>;

/** The files that are made of a picture, and how pages show it. */
type Sizes = {
  /** Width ÷ height. */
  readonly shape: number;
  /** AVIF files, which nearly all browsers show. */
  readonly avif?: Widths;
  /**
   * WebP files for the other browsers, or for all browsers if there are no AVIF files. A cover has one for its
   * thumbnail and one for the head of the article.
   */
  readonly webp?: Widths;
  /** Files with fixed names, by width in px. */
  readonly named?: Readonly<Record<number, string>>;
  /**
   * Widths and heights, in CSS px, of the elements that show the picture; the preview of `npx nx dev pictures` shows it
   * in each. Where their proportions differ, the edges of the picture are cropped.
   */
  readonly shown?: Readonly<Record<number, number>>;
};

const besideText = { shape: 3 / 2, shown: { 640: 427, 320: 213 } };
// Phones choose the 480 px file, and on a slow connection they may load it while the page itself loads. So it has the
// lowest limit.
const ofPage = { avif: { 480: 9_000, 640: 14_000, 960: 25_000 }, webp: { 640: 19_600 } };
const ofArticle = { avif: { 480: 8_200, 640: 13_000, 960: 24_900 }, webp: { 640: 18_200 } };

const sizes: Readonly<Record<string, Sizes>> = {
  cover: {
    shape: 3 / 2,
    avif: { 186: 1_800, 372: 5_460, 640: 13_000, 960: 24_900, 1280: 39_410 },
    webp: { 372: 7_640, 640: 18_200 },
    shown: { 186: 124, 98: 124, 560: 373, 320: 213 },
  },
  // `.dusk` is the version for the dark color scheme. It has one file for the thumbnail and one for the head of the
  // article, both in a width for screens with a high pixel density.
  'cover.dusk': { shape: 3 / 2, avif: { 372: 6_300, 960: 28_700 } },
  // On wide screens, the picture is cropped to the height of the text beside it.
  'hero-portrait': { shape: 5 / 8, avif: { 480: 13_880, 960: 42_090 }, shown: { 476: 760 } },
  'hero-portrait.dusk': { shape: 5 / 8, avif: { 960: 28_700 } },
  'hero-landscape': {
    shape: 16 / 9,
    avif: { 360: 5_970, 720: 18_110, 1080: 34_650 },
    webp: { 720: 25_360 },
    shown: { 320: 180 },
  },
  'hero-landscape.dusk': { shape: 16 / 9, avif: { 720: 18_110 } },
  about: { ...besideText, ...ofPage },
  'about.dusk': { shape: 3 / 2, avif: { 960: 28_700 } },
  confirm: { ...besideText, ...ofPage },
  'confirm.dusk': { shape: 3 / 2, avif: { 960: 28_700 } },
  'not-found': { ...besideText, ...ofPage },
  // Beside the list of reasons on the home page.
  'two-cups': { shape: 1, avif: { 640: 16_000 }, webp: { 640: 22_400 }, shown: { 320: 320 } },
  'two-cups.dusk': { shape: 1, avif: { 640: 15_000 } },
  // Across the whole window above the last section of the home page.
  water: {
    shape: 18 / 5,
    avif: { 1600: 24_000 },
    webp: { 1600: 33_600 },
    shown: { 1440: 400, 360: 208 },
  },
  'water.dusk': { shape: 18 / 5, avif: { 1600: 65_000 } },
  // Across the whole window at the end of every page, in both color schemes. Unlike most drawings, this one has no
  // grain from a noise filter, so WebP is as small as AVIF.
  night: { shape: 13 / 4, webp: { 2160: 14_900 }, shown: { 1440: 320, 360: 208 } },
  // One file, for screens with two device pixels per CSS pixel, is small enough for all screens.
  avatar: { shape: 1, webp: { 128: 4_200 }, shown: { 56: 56 } },
  // Only the scene of a share picture, which other sites show beside a link to this site. `share-picture.ts` puts the
  // words at its left, and the result has this file name and is wider.
  share: { shape: 402 / 315, named: { 804: 'open-graph.jpg' }, shown: { 402: 315 } },
  // These icons have a background, since operating systems crop them to their own shapes.
  'app-icon': {
    shape: 1,
    named: { 180: 'apple-touch-icon.png', 192: 'icon-192.png', 512: 'icon-512.png' },
    shown: { 180: 180 },
  },
  favicon: { shape: 1, named: { 32: 'favicon.ico' } },
};

/**
 * The sizes of a picture by name, such as `cover.dusk` or `avatar-3`. Undefined for a dark version (`.dusk`) that no
 * page shows.
 */
export function sizesOf(name: string): Sizes | undefined {
  // A name that is not listed belongs to a picture in the text of an article, which has no dark version.
  const other = name.endsWith('.dusk') ? undefined : { ...besideText, ...ofArticle };
  return sizes[name.replace(/^avatar-\d$/, 'avatar')] ?? other;
}
