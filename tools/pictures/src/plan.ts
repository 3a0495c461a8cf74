export type Plan = {
  /** Width to height. */
  shape: readonly [number, number];
  widths: readonly number[];
  /** The most an AVIF of a width may weigh, in bytes; quality gives way first. */
  limit: (width: number) => number;
  /** AVIF and WebP unless said. */
  formats?: readonly ('avif' | 'webp')[];
};

/** Bytes grow a little slower than the area, because grain is the dearest part of a picture. */
const limitAt640 = (bytes: number) => (width: number) => bytes * (width / 640) ** 1.6;

/** Scenes beside words: small on the phone, where they come with a page that must open at once. */
const limitOfSite = (width: number) => (width > 640 ? 25_000 : width > 480 ? 14_000 : 9_000);

const oneAvif = { formats: ['avif'], limit: limitAt640(15_000) } as const;

const plans: readonly (readonly [RegExp, Plan])[] = [
  [/^cover$/, { shape: [3, 2], widths: [186, 372, 640, 960, 1280], limit: limitAt640(13_000) }],
  [/^hero-portrait$/, { shape: [4, 5], widths: [480, 960], limit: limitAt640(22_000) }],
  [/^hero-landscape$/, { shape: [16, 9], widths: [360, 720, 1080], limit: limitAt640(15_000) }],
  [/^(about|not-found|confirm)$/, { shape: [3, 2], widths: [480, 640, 960], limit: limitOfSite }],
  // An extra of browsers that can show AVIF, in the size of a dense screen; all others show the picture by day.
  [/^hero-portrait-dusk$/, { ...oneAvif, shape: [4, 5], widths: [960] }],
  [/^hero-landscape-dusk$/, { ...oneAvif, shape: [16, 9], widths: [720] }],
  [/-dusk$/, { ...oneAvif, shape: [3, 2], widths: [960] }],
  // As small in WebP as in AVIF, and in the size for dense screens small enough for all.
  [/^avatar-\d$/, { shape: [1, 1], widths: [128], limit: () => 3_000, formats: ['webp'] }],
];

const second: Plan = {
  shape: [3, 2],
  widths: [480, 640, 960],
  limit: limitAt640(13_000),
};

export function planFor(name: string): Plan {
  return plans.find(([pattern]) => pattern.test(name))?.[1] ?? second;
}

export function heightOf({ shape }: Plan, width: number): number {
  return Math.round((width * shape[1]) / shape[0]);
}
