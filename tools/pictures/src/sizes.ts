/** How the site shows a picture. */
export type Sizes = {
  /** Width to height. */
  readonly shape: readonly [number, number];
  /** The widths in AVIF, which nearly all browsers show. */
  readonly avif: readonly number[];
  /** The widths in WebP, for the other browsers: one for each element that shows the picture. */
  readonly webp: readonly number[];
  /** The widths of the version for the dark color scheme, in AVIF alone. Without any, no page shows one. */
  readonly dusk?: readonly number[];
  /** The byte limit of an AVIF of this width, which has priority over quality. */
  readonly limit: (width: number) => number;
  /** The elements that show it, in CSS px: width and height. Their edges crop the picture. */
  readonly shown: readonly (readonly [number, number])[];
};

/** Bytes grow more slowly than the area, because grain takes the most bytes. */
const limitAt640 = (bytes: number) => (width: number) => bytes * (width / 640) ** 1.6;

/** Pictures beside text: small on phones, where they load with the page. */
const ofPage = {
  shape: [3, 2],
  avif: [480, 640, 960],
  webp: [640],
  limit: (width: number) => (width > 640 ? 25_000 : width > 480 ? 14_000 : 9_000),
  shown: [
    [640, 427],
    [320, 213],
  ],
} as const;

const sizes: Readonly<Record<string, Sizes>> = {
  cover: {
    shape: [3, 2],
    avif: [186, 372, 640, 960, 1280],
    webp: [372, 640],
    // The thumbnail and the head of the article, both for dense screens.
    dusk: [372, 960],
    limit: limitAt640(13_000),
    shown: [
      [186, 124],
      [98, 124],
      [560, 373],
      [320, 213],
    ],
  },
  // Cropped to the text beside it.
  'hero-portrait': {
    shape: [5, 8],
    avif: [480, 960],
    webp: [],
    dusk: [960],
    limit: limitAt640(22_000),
    shown: [[476, 760]],
  },
  'hero-landscape': {
    shape: [16, 9],
    avif: [360, 720, 1080],
    webp: [720],
    dusk: [720],
    limit: limitAt640(15_000),
    shown: [[320, 180]],
  },
  about: { ...ofPage, dusk: [960] },
  confirm: { ...ofPage, dusk: [960] },
  'not-found': ofPage,
  // Beside the reasons on home.
  'two-cups': {
    shape: [1, 1],
    avif: [640],
    webp: [640],
    dusk: [640],
    limit: () => 16_000,
    shown: [[320, 320]],
  },
  // From edge to edge above the last section of home.
  water: {
    shape: [18, 5],
    avif: [1600, 2880],
    webp: [1600],
    dusk: [1600],
    limit: (width) => 24_000 * (width / 1600) ** 1.2,
    shown: [
      [1440, 400],
      [360, 208],
    ],
  },
  // From edge to edge at the end of every page; without grain, in both color schemes. As small in WebP.
  night: {
    shape: [13, 4],
    avif: [],
    webp: [1440],
    limit: () => 8_000,
    shown: [
      [1440, 320],
      [360, 208],
    ],
  },
  // As small in WebP as in AVIF, and one size, for dense screens, is small enough for all.
  avatar: { shape: [1, 1], avif: [], webp: [128], limit: () => 3_000, shown: [[56, 56]] },
};

const inArticle: Sizes = { ...ofPage, limit: limitAt640(13_000) };

/** The sizes of a picture by its name, such as `cover` or `avatar-3`; any other name is a picture in an article's text. */
export function sizesOf(name: string): Sizes {
  return sizes[name.replace(/^avatar-\d$/, 'avatar')] ?? inArticle;
}

/** Browsers without AVIF show the picture for the light color scheme. */
export const duskLimit = limitAt640(15_000);

/** The scene of a share picture, at the right of its text; in px. */
export const shareScene = { width: 804, height: 630 };

/** The elements that show a picture, in CSS px: width and height. */
export function shownAt(name: string): Sizes['shown'] {
  if (name === 'app-icon') return [[180, 180]];
  return name === 'share' ? [[shareScene.width / 2, shareScene.height / 2]] : sizesOf(name).shown;
}
