import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Scene } from '@lawyers/illustration';
import type { FoundScene } from './find-scenes';
import { heightOf, planFor, type Plan } from './plan';

const encode = { avif: encodeAvif, webp: encodeWebp };

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
      const bytes = await encode[format](master, width, plan.limit(width));
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

const qualities = [70, 64, 58, 52, 46] as const;

/** Uses the best quality within the limit, or else the lowest. */
async function encodeAvif(master: Buffer, width: number, limit: number): Promise<Buffer> {
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

async function encodeWebp(master: Buffer, width: number, limit: number): Promise<Buffer> {
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
