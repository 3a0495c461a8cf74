/** Widths in px, each with the most bytes of its file, which have priority over quality. */
type Widths = Readonly<Record<number, number>>;

/** How the site shows a picture. */
type Sizes = {
  /** Width to height. */
  readonly shape: readonly [number, number];
  /** What nearly all browsers show. */
  readonly avif?: Widths;
  /** For the other browsers: one for each element that shows the picture. */
  readonly webp?: Widths;
  /** The version for the dark color scheme, in AVIF alone. Without it, no page shows one. */
  readonly dusk?: Widths;
  /** The elements that show it, in CSS px: width and height. Their edges crop the picture. */
  readonly shown: readonly (readonly [number, number])[];
};

const besideText = { shape: [3, 2], shown: [[640, 427], [320, 213]] } as const; // prettier-ignore

/** Small on phones, where it loads with the page. */
const ofPage: Sizes = {
  ...besideText,
  avif: { 480: 9_000, 640: 14_000, 960: 25_000 },
  webp: { 640: 19_600 },
};

const sizes: Readonly<Record<string, Sizes>> = {
  cover: {
    shape: [3, 2],
    avif: { 186: 1_800, 372: 5_460, 640: 13_000, 960: 24_900, 1280: 39_410 },
    webp: { 372: 7_640, 640: 18_200 },
    // The thumbnail and the head of the article, both for dense screens.
    dusk: { 372: 6_300, 960: 28_700 },
    shown: [[186, 124], [98, 124], [560, 373], [320, 213]], // prettier-ignore
  },
  // Cropped to the text beside it.
  'hero-portrait': {
    shape: [5, 8],
    avif: { 480: 13_880, 960: 42_090 },
    dusk: { 960: 28_700 },
    shown: [[476, 760]],
  },
  'hero-landscape': {
    shape: [16, 9],
    avif: { 360: 5_970, 720: 18_110, 1080: 34_650 },
    webp: { 720: 25_360 },
    dusk: { 720: 18_110 },
    shown: [[320, 180]],
  },
  about: { ...ofPage, dusk: { 960: 28_700 } },
  confirm: { ...ofPage, dusk: { 960: 28_700 } },
  'not-found': ofPage,
  // Beside the reasons on home.
  'two-cups': {
    shape: [1, 1],
    avif: { 640: 16_000 },
    webp: { 640: 22_400 },
    dusk: { 640: 15_000 },
    shown: [[320, 320]],
  },
  // From edge to edge above the last section of home.
  water: {
    shape: [18, 5],
    avif: { 1600: 24_000 },
    webp: { 1600: 33_600 },
    dusk: { 1600: 65_000 },
    shown: [[1440, 400], [360, 208]], // prettier-ignore
  },
  // From edge to edge at the end of every page, in both color schemes. Without grain it is as small in WebP.
  night: { shape: [13, 4], webp: { 2160: 14_900 }, shown: [[1440, 320], [360, 208]] }, // prettier-ignore
  // One size, for dense screens, is small enough for all.
  avatar: { shape: [1, 1], webp: { 128: 4_200 }, shown: [[56, 56]] },
  // Scenes and tiles that other files are made of.
  share: { shape: [402, 315], shown: [[402, 315]] },
  'app-icon': { shape: [1, 1], shown: [[180, 180]] },
};

const inArticle: Sizes = {
  ...besideText,
  avif: { 480: 8_200, 640: 13_000, 960: 24_900 },
  webp: { 640: 18_200 },
};

/** The sizes of a picture by its name, such as `cover` or `avatar-3`; any other name is a picture in an article's text. */
export function sizesOf(name: string): Sizes {
  return sizes[name.replace(/^avatar-\d$/, 'avatar')] ?? inArticle;
}
