/** In px, each with the most bytes of its file, which have priority over quality. */
type Widths = Readonly<Record<number, number>>;

/** What is made of a picture. */
type Sizes = {
  /** Width ÷ height. */
  readonly shape: number;
  /** What nearly all browsers show. */
  readonly avif?: Widths;
  /** For the other browsers: one for each element that shows the picture. */
  readonly webp?: Widths;
  /** Files with a name of their own, by their widths in px. */
  readonly named?: Readonly<Record<number, string>>;
  /** The elements that show it, widths and heights in CSS px. Their edges crop the picture. */
  readonly shown?: Readonly<Record<number, number>>;
};

const besideText = { shape: 3 / 2, shown: { 640: 427, 320: 213 } };
// Small on phones, where it loads with the page.
const ofPage = { avif: { 480: 9_000, 640: 14_000, 960: 25_000 }, webp: { 640: 19_600 } };
const ofArticle = { avif: { 480: 8_200, 640: 13_000, 960: 24_900 }, webp: { 640: 18_200 } };

const sizes: Readonly<Record<string, Sizes>> = {
  cover: {
    shape: 3 / 2,
    avif: { 186: 1_800, 372: 5_460, 640: 13_000, 960: 24_900, 1280: 39_410 },
    webp: { 372: 7_640, 640: 18_200 },
    shown: { 186: 124, 98: 124, 560: 373, 320: 213 },
  },
  // The thumbnail and the head of the article, both for dense screens.
  'cover.dusk': { shape: 3 / 2, avif: { 372: 6_300, 960: 28_700 } },
  // Cropped to the text beside it.
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
  // Beside the reasons on home.
  'two-cups': { shape: 1, avif: { 640: 16_000 }, webp: { 640: 22_400 }, shown: { 320: 320 } },
  'two-cups.dusk': { shape: 1, avif: { 640: 15_000 } },
  // From edge to edge above the last section of home.
  water: {
    shape: 18 / 5,
    avif: { 1600: 24_000 },
    webp: { 1600: 33_600 },
    shown: { 1440: 400, 360: 208 },
  },
  'water.dusk': { shape: 18 / 5, avif: { 1600: 65_000 } },
  // From edge to edge at the end of every page, in both color schemes. Without grain it is as small in WebP.
  night: { shape: 13 / 4, webp: { 2160: 14_900 }, shown: { 1440: 320, 360: 208 } },
  // One size, for dense screens, is small enough for all.
  avatar: { shape: 1, webp: { 128: 4_200 }, shown: { 56: 56 } },
  // The scene at the right of a share picture's text.
  share: { shape: 402 / 315, named: { 804: 'open-graph.jpg' }, shown: { 402: 315 } },
  // On a tile, since the system masks these.
  'app-icon': {
    shape: 1,
    named: { 180: 'apple-touch-icon.png', 192: 'icon-192.png', 512: 'icon-512.png' },
    shown: { 180: 180 },
  },
  favicon: { shape: 1, named: { 32: 'favicon.ico' } },
};

/** By a picture's name, such as `cover.dusk` or `avatar-3`; undefined for a dark version that no page shows. */
export function sizesOf(name: string): Sizes | undefined {
  // Any other picture is in the text of an article.
  const other = name.endsWith('.dusk') ? undefined : { ...besideText, ...ofArticle };
  return sizes[name.replace(/^avatar-\d$/, 'avatar')] ?? other;
}
