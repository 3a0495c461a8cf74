export type Plan = {
  /** Width to height. */
  shape: readonly [number, number];
  widths: readonly number[];
  /** The byte limit of an AVIF of this width. Quality is reduced to meet it. */
  limit: (width: number) => number;
  /** AVIF and WebP by default. */
  formats?: readonly ('avif' | 'webp')[];
};

/** Bytes grow more slowly than the area, because grain takes the most bytes. */
const limitAt640 = (bytes: number) => (width: number) => bytes * (width / 640) ** 1.6;

/** Scenes beside text: small on phones, where they load with the page. */
const limitOfSite = (width: number) => (width > 640 ? 25_000 : width > 480 ? 14_000 : 9_000);

const oneAvif = { formats: ['avif'], limit: limitAt640(15_000) } as const;

const plans: readonly (readonly [RegExp, Plan])[] = [
  [/^cover$/, { shape: [3, 2], widths: [186, 372, 640, 960, 1280], limit: limitAt640(13_000) }],
  [/^hero-portrait$/, { shape: [4, 5], widths: [480, 960], limit: limitAt640(22_000) }],
  [/^hero-landscape$/, { shape: [16, 9], widths: [360, 720, 1080], limit: limitAt640(15_000) }],
  [/^(about|not-found|confirm)$/, { shape: [3, 2], widths: [480, 640, 960], limit: limitOfSite }],
  // Only AVIF, for dense screens; browsers without AVIF show the picture for the light scheme.
  [/^hero-portrait-dusk$/, { ...oneAvif, shape: [4, 5], widths: [960] }],
  [/^hero-landscape-dusk$/, { ...oneAvif, shape: [16, 9], widths: [720] }],
  [/-dusk$/, { ...oneAvif, shape: [3, 2], widths: [960] }],
  // As small in WebP as in AVIF, and one size, for dense screens, is small enough for all.
  [/^avatar-\d$/, { shape: [1, 1], widths: [128], limit: () => 3_000, formats: ['webp'] }],
];

const articlePicture: Plan = {
  shape: [3, 2],
  widths: [480, 640, 960],
  limit: limitAt640(13_000),
};

export function planFor(name: string): Plan {
  return plans.find(([pattern]) => pattern.test(name))?.[1] ?? articlePicture;
}

export function heightOf({ shape }: Plan, width: number): number {
  return Math.round((width * shape[1]) / shape[0]);
}
