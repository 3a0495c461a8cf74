import sharp from 'sharp';
import type { Scene } from '@lawyers/illustration';
import { heightOf, type Plan } from './plan';

/** Rendered once, large, and scaled down: the grain then fades with size instead of growing. */
export async function renderMaster(draw: Scene, plan: Plan): Promise<Buffer> {
  const width = Math.max(...plan.widths, 512);
  const svg = draw({ width, height: heightOf(plan, width) });
  return sharp(Buffer.from(svg)).removeAlpha().png({ compressionLevel: 1 }).toBuffer();
}

const qualities = [70, 64, 58, 52, 46] as const;

/** The best quality that keeps within the limit. */
export async function encodeAvif(master: Buffer, width: number, limit: number): Promise<Buffer> {
  const pixels = await sharp(master).resize(width).raw().toBuffer({ resolveWithObject: true });
  let best = Buffer.alloc(0);
  for (const quality of qualities) {
    best = await sharp(pixels.data, { raw: pixels.info })
      .avif({ quality, effort: 5, chromaSubsampling: '4:4:4' })
      .toBuffer();
    if (best.length <= limit) break;
  }
  return best;
}

export async function encodeWebp(master: Buffer, width: number, limit: number): Promise<Buffer> {
  let best = Buffer.alloc(0);
  for (const quality of [84, 78, 72, 66, 60]) {
    best = await sharp(master)
      .resize(width)
      .webp({ quality, effort: 5, smartSubsample: true })
      .toBuffer();
    if (best.length <= limit * 1.4) break;
  }
  return best;
}
