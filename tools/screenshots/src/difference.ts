import sharp from 'sharp';

/** Differences of a channel up to this, of 255, are left to the rounding of the browser. */
const unseen = 12;
const channels = 3;

export type Difference = {
  /** The share of pixels that differ, 0 to 1. */
  readonly share: number;
  /** Before, after, and what differs in red over the faded page. */
  readonly picture: Buffer;
};

/** Compares two pictures, undefined when they are equal; where one is larger, the rest counts as different. */
export async function difference(before: string, after: string): Promise<Difference | undefined> {
  const sizes = await Promise.all([before, after].map((file) => sharp(file).metadata()));
  const width = Math.max(...sizes.map((size) => size.width));
  const height = Math.max(...sizes.map((size) => size.height));
  const [old = Buffer.of(), now = Buffer.of()] = await Promise.all(
    [before, after].map((file) => pixels(file, width, height)),
  );
  if (old.equals(now)) return undefined;
  const marked = Buffer.alloc(now.length);
  let count = 0;
  for (let at = 0; at < now.length; at += channels) {
    let differs = false;
    for (let channel = 0; channel < channels; channel += 1) {
      const value = now[at + channel] ?? 0;
      differs ||= Math.abs(value - (old[at + channel] ?? 0)) > unseen;
      marked[at + channel] = 170 + value / 3;
    }
    if (!differs) continue;
    count += 1;
    marked.set([220, 0, 40], at);
  }
  if (count === 0) return undefined;
  const raw = { width, height, channels } as const;
  const beside = [old, now, marked].map((input, index) => ({
    input,
    raw,
    left: index * (width + 8),
    top: 0,
  }));
  const ground = { width: 3 * width + 16, height, channels, background: '#77736b' } as const;
  return {
    share: count / (width * height),
    picture: await sharp({ create: ground }).composite(beside).png().toBuffer(),
  };
}

/** Three bytes a pixel, made larger with magenta, which no page of ours is painted with. */
async function pixels(file: string, width: number, height: number): Promise<Buffer> {
  const { data, info } = await sharp(file)
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: info.channels };
  return sharp(data, { raw })
    .extend({ right: width - info.width, bottom: height - info.height, background: '#ff00ff' })
    .raw()
    .toBuffer();
}
