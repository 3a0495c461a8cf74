export type Plan = {
  /** Width to height. */
  shape: readonly [number, number];
  /** The widths in AVIF, which nearly all browsers show. */
  avif: readonly number[];
  /** The widths in WebP, for the other browsers: one for each place where the picture is shown. */
  webp: readonly number[];
  /** The byte limit of an AVIF of this width. Quality is reduced to meet it. */
  limit: (width: number) => number;
};

/** Bytes grow more slowly than the area, because grain takes the most bytes. */
const limitAt640 = (bytes: number) => (width: number) => bytes * (width / 640) ** 1.6;

/** Scenes beside text: small on phones, where they load with the page. */
const limitOfSite = (width: number) => (width > 640 ? 25_000 : width > 480 ? 14_000 : 9_000);

/** Browsers without AVIF show the picture for the light scheme. */
const dusk = { webp: [], limit: limitAt640(15_000) };

const plans: readonly (readonly [RegExp, Plan])[] = [
  [
    /^cover$/,
    {
      shape: [3, 2],
      avif: [186, 372, 640, 960, 1280],
      webp: [372, 640],
      limit: limitAt640(13_000),
    },
  ],
  [/^hero-portrait$/, { shape: [4, 5], avif: [480, 960], webp: [], limit: limitAt640(22_000) }],
  [
    /^hero-landscape$/,
    { shape: [16, 9], avif: [360, 720, 1080], webp: [720], limit: limitAt640(15_000) },
  ],
  [
    /^(about|not-found|confirm)$/,
    { shape: [3, 2], avif: [480, 640, 960], webp: [640], limit: limitOfSite },
  ],
  // Square, beside the reasons on home, and from edge to edge above its last section.
  [/^two-cups$/, { shape: [1, 1], avif: [640], webp: [640], limit: () => 16_000 }],
  [/^two-cups-dusk$/, { ...dusk, shape: [1, 1], avif: [640] }],
  [/^water$/, { shape: [18, 5], avif: [1600], webp: [1600], limit: () => 24_000 }],
  [/^water-dusk$/, { ...dusk, shape: [18, 5], avif: [1600] }],
  // The thumbnail and the head of the article, both for dense screens.
  [/^cover-dusk$/, { ...dusk, shape: [3, 2], avif: [372, 960] }],
  [/^hero-portrait-dusk$/, { ...dusk, shape: [4, 5], avif: [960] }],
  [/^hero-landscape-dusk$/, { ...dusk, shape: [16, 9], avif: [720] }],
  [/-dusk$/, { ...dusk, shape: [3, 2], avif: [960] }],
  // As small in WebP as in AVIF, and one size, for dense screens, is small enough for all.
  [/^avatar-\d$/, { shape: [1, 1], avif: [], webp: [128], limit: () => 3_000 }],
];

const articlePicture: Plan = {
  shape: [3, 2],
  avif: [480, 640, 960],
  webp: [640],
  limit: limitAt640(13_000),
};

export function planFor(name: string): Plan {
  return plans.find(([pattern]) => pattern.test(name))?.[1] ?? articlePicture;
}

export function heightOf({ shape }: Plan, width: number): number {
  return Math.round((width * shape[1]) / shape[0]);
}
