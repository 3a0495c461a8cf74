import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Scene } from '@lawyers/illustration';
import type { FoundScene } from './find-scenes';
import { heightOf, planFor, type Plan } from './plan';

export type PictureFile = {
  file: string;
  bytes: number;
};

/** Writes a scene in all widths and formats of its plan. */
export async function writePictures(scene: FoundScene): Promise<PictureFile[]> {
  const plan = planFor(scene.name);
  const master = await renderMaster(scene.draw, plan);
  const folder = join(scene.folder, 'pictures');
  await mkdir(folder, { recursive: true });
  const files: PictureFile[] = [];
  for (const format of ['avif', 'webp'] as const) {
    for (const width of plan[format]) {
      const bytes = await encode(format, master, width, plan.limit(width));
      const file = join(folder, `${scene.name}-${width}.${format}`);
      await writeFile(file, bytes);
      files.push({ file, bytes: bytes.length });
    }
  }
  return files;
}

/** Rendered once and scaled down, so that the grain scales with the picture. */
async function renderMaster(draw: Scene, plan: Plan): Promise<Buffer> {
  const width = Math.max(...plan.avif, ...plan.webp, 512);
  const svg = draw({ width, height: heightOf(plan, width) });
  return sharp(Buffer.from(svg)).removeAlpha().png({ compressionLevel: 1 }).toBuffer();
}

const encoders = {
  avif: { qualities: [70, 64, 58, 52, 46], excess: 1, options: { chromaSubsampling: '4:4:4' } },
  webp: { qualities: [84, 78, 72, 66, 60], excess: 1.4, options: { smartSubsample: true } },
} as const;

/** Uses the best quality within the limit, or else the lowest. */
async function encode(
  format: keyof typeof encoders,
  master: Buffer,
  width: number,
  limit: number,
): Promise<Buffer> {
  const { qualities, excess, options } = encoders[format];
  const { data, info } = await sharp(master)
    .resize(width)
    .raw()
    .toBuffer({ resolveWithObject: true });
  let best = Buffer.alloc(0);
  for (const quality of qualities) {
    best = await sharp(data, { raw: info })
      .toFormat(format, { quality, effort: 5, ...options })
      .toBuffer();
    if (best.length <= limit * excess) break;
  }
  return best;
}
